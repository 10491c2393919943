import { data } from 'react-router';
import { encode } from 'uqr';
import { messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import { ownPasswordInput, staffCodeInput } from '../../../../contract/staff.ts';
import type { RequestFacts, Services } from '../../../../server/context.ts';
import type { StaffSession } from '../../../../server/staff/sessions.ts';
import { otpauthUrl } from '../../../../server/staff/totp.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  renewRecoveryCodes,
} from '../../../../server/staff/two-factor.ts';
import { conflict, done, type Fields, leadBack, limited, refused } from '../posted.ts';

interface OwnPost {
  services: Services;
  facts: RequestFacts;
  session: StaffSession;
  fields: Fields;
}

const words = messagesIn('en').desk;

/** What the form brought: the password that it asks for, or what was wrong with it. */
function passwordIn({ fields, facts }: OwnPost) {
  const parsed = ownPasswordInput.safeParse(fields);
  if (!parsed.success) return { refusal: refused(fields, problemsOf(parsed.error.issues)) };
  return { given: { currentPassword: parsed.data.currentPassword, address: facts.address } };
}

/** A QR code as one path of squares, one unit each: drawn by attributes alone, which every Content-Security-Policy allows. */
function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

async function begin(post: OwnPost) {
  const { services, session, fields } = post;
  const { refusal, given } = passwordIn(post);
  if (refusal) return refusal;
  const outcome = await enrolTwoFactor(services, session, given);
  if (outcome.ok) {
    return { ...done(fields, ''), enrolment: { secret: outcome.secret, qr: qrCode(outcome.otpauthUrl) } };
  }
  return outcome.reason === 'limited'
    ? limited(fields, outcome)
    : refused(fields, { currentPassword: outcome.reason });
}

/** A wrong code shows the secret again, which came back with it: nobody else may be shown the one that waits. */
function withSecret({ services, session, fields }: OwnPost, refusal: ReturnType<typeof refused>) {
  const secret = fields.secret ?? '';
  if (!/^[A-Z2-7]{16,64}$/.test(secret)) return refusal;
  const url = otpauthUrl(secret, { issuer: services.company.name, email: session.staff.email });
  return data({ ...refusal.data, enrolment: { secret, qr: qrCode(url) } }, refusal.init ?? {});
}

async function confirm(post: OwnPost) {
  const { services, session, fields } = post;
  const parsed = staffCodeInput.safeParse(fields);
  if (!parsed.success) return withSecret(post, refused(fields, problemsOf(parsed.error.issues)));
  const outcome = await confirmTwoFactor(services, session, parsed.data.code);
  if (outcome.ok) return { ...done(fields, words.twoFactorOn), recoveryCodes: outcome.recoveryCodes };
  if (outcome.reason === 'limited') return limited(fields, outcome);
  if (outcome.reason === 'not-begun') return conflict(fields, words.twoFactorNotBegun);
  return withSecret(post, refused(fields, { code: outcome.reason }));
}

async function renew(post: OwnPost) {
  const { services, session, fields } = post;
  const { refusal, given } = passwordIn(post);
  if (refusal) return refusal;
  const outcome = await renewRecoveryCodes(services, session, given);
  if (outcome.ok) return { ...done(fields, words.recoveryCodesMade), recoveryCodes: outcome.recoveryCodes };
  if (outcome.reason === 'limited') return limited(fields, outcome);
  if (outcome.reason === 'two-factor-off') return conflict(fields, words.twoFactorNotOn);
  return refused(fields, { currentPassword: outcome.reason });
}

async function turnOff(post: OwnPost) {
  const { services, session, fields } = post;
  const { refusal, given } = passwordIn(post);
  if (refusal) return refusal;
  const outcome = await disableTwoFactor(services, session, given);
  if (outcome.ok) return leadBack('/desk/twofactor', 'off');
  if (outcome.reason === 'limited') return limited(fields, outcome);
  if (outcome.reason === 'two-factor-required') return conflict(fields, words.twoFactorRequired);
  return refused(fields, { currentPassword: outcome.reason });
}

/** Does to one's own two-factor what a form of its page asks for. An intent that no form has is answered 422. */
export async function postTwoFactor(post: OwnPost) {
  switch (post.fields.intent) {
    case 'begin':
      return begin(post);
    case 'confirm':
      return confirm(post);
    case 'renew':
      return renew(post);
    case 'turn-off':
      return turnOff(post);
    default:
      throw data(null, { status: 422 });
  }
}
