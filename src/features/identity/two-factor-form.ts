import { encode } from 'uqr';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Command, CommandResult, Fields } from '#platform/commands/command.ts';
import { type FormAction, runForm } from './run-form.ts';
import { otpauthUrl } from './server/totp.ts';

/** A secret that waits for its first code, as it is shown once: to scan, and to type. */
export interface Enrolment {
  secret: string;
  /** A QR code as one path of squares, one unit each. */
  qr: { size: number; path: string };
}

/** Secrets that the answer to a form shows once. */
export interface ShownOnce {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
}

/** A QR code as one path of squares, one unit each: drawn by attributes alone, which every Content-Security-Policy allows. */
function qrCode(text: string): Enrolment['qr'] {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 0 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

/**
 * Runs a form of one's own two-factor. `shown` is the secret or the recovery codes that its answer shows; null where there
 * is neither. A wrong code shows the secret again, which came back with the form: nobody else may be shown the one that
 * waits.
 */
export async function runTwoFactorForm(
  call: FormAction,
  commands: Record<string, Command>,
  emailOf: () => Promise<string>,
): Promise<{ fields: Fields; result: CommandResult; shown: ShownOnce | null }> {
  const { fields, result } = await runForm(call, commands);
  if (result.ok) {
    const { secret, otpauthUrl: url, recoveryCodes } = result.values;
    if (fields.intent === 'begin')
      return { fields, result, shown: { enrolment: { secret: String(secret), qr: qrCode(String(url)) } } };
    const shown = Array.isArray(recoveryCodes) ? { recoveryCodes: recoveryCodes.map(String) } : null;
    return { fields, result, shown };
  }
  const { intent, secret = '' } = fields;
  const isShownAgain = intent === 'confirm' && result.status === 422 && /^[A-Z2-7]{16,64}$/.test(secret);
  if (!isShownAgain) return { fields, result, shown: null };
  const url = otpauthUrl(secret, { issuer: currentSettings().company.name, email: await emailOf() });
  return { fields, result, shown: { enrolment: { secret, qr: qrCode(url) } } };
}
