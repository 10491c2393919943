import { v7 as uuidv7 } from 'uuid';
import { company } from '#features/settings/sample-company.ts';
import { customerMail } from './inbound.ts';

/** Outcome of a mail: it is on a request, in the list of received mails with this reason, or either. */
const fates = {
  plain: 'lead',
  html: 'lead',
  attachment: 'lead',
  '8-bit': 'lead',
  'broken-mime': 'lead',
  empty: 'lead',
  large: 'lead',
  newsletter: 'lead',
  duplicate: 'lead',
  /** Another mail program marks it as read. */
  seen: 'lead',
  /** The connection ends in the middle of its content, once. */
  cut: 'lead',
  bounce: 'bounce',
  'auto-reply': 'auto-reply',
  own: 'own',
  throws: 'not-stored',
  /** The mail server does not hand it over. */
  refused: 'not-fetched',
  /** Another mail program moves or deletes it at any moment. */
  moved: null,
  expunged: null,
} as const;

export type MailKind = keyof typeof fates;

/** A mail that is delivered in a test, recognized by its mark in the subject. */
export interface MixedMail {
  mark: string;
  kind: MailKind;
  raw: Buffer;
  /** Null when it may be gone before it is read. */
  fate: (typeof fates)[MailKind];
}

const largeText = 'A line of a long list of the pieces of a shipment.\r\n'.repeat(100_000);

function rawOf(kind: MailKind, mark: string, isLargest: boolean): string {
  const headers = { Subject: `${mark} ${kind}`, 'X-Kind': kind, From: `Ana <${mark}@example.com>` };
  const mail = (text: string, more: Record<string, string> = {}) =>
    customerMail(mark, text, { ...headers, ...more });
  const parts = 'multipart/mixed; boundary=b';
  switch (kind) {
    case 'html':
      return mail('<p>Tiles to <b>Lima</b></p>', { 'Content-Type': 'text/html; charset=utf-8' });
    case 'attachment':
      return mail(
        '--b\r\n\r\nSee the list.\r\n--b\r\nContent-Type: text/csv; name=list.csv\r\nContent-Disposition: attachment; filename=list.csv\r\n\r\npiece,kg\r\n1,40\r\n--b--',
        { 'Content-Type': parts },
      );
    case '8-bit':
      return mail('Azulejos a S\xe3o Paulo, caf\xe9.');
    case 'broken-mime':
      return mail(
        '--b\r\n\r\nCut off.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBE',
        {
          'Content-Type': parts,
        },
      );
    case 'empty':
      return mail('');
    case 'large':
      return mail(isLargest ? largeText : largeText.slice(0, 200_000));
    case 'newsletter':
      return mail('Our offers of the month.', {
        'List-Unsubscribe': '<https://example.com/u>',
        Precedence: 'bulk',
      });
    case 'bounce':
      return mail(
        '--b\r\n\r\nNot delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--',
        {
          From: 'MAILER-DAEMON@example.com',
          'Return-Path': '<>',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
      );
    case 'auto-reply':
      return mail('I am out of the office.', {
        Subject: `Automatic reply: ${mark} absence`,
        'Auto-Submitted': 'auto-replied',
      });
    case 'own':
      return mail('A mail of this desk.', {
        'Message-ID': `<${uuidv7()}@${company.email.noReply.split('@').at(-1)}>`,
      });
    case 'throws':
      return mail('Tiles to Lima.', { 'X-Parser': 'throws' });
    default:
      return mail('Tiles to Lima, 40 pallets.');
  }
}

/**
 * Makes mails of all kinds in turn; of four large ones, one has 5 MB. A duplicate is two copies of one mail. `isLive`: without those that
 * need preparation at the mail server.
 */
export function makeMixedMails(
  count: number,
  { from = 0, isLive = false }: { from?: number; isLive?: boolean } = {},
): MixedMail[] {
  const kinds = (Object.keys(fates) as MailKind[]).filter(
    (kind) => !isLive || !['cut', 'refused'].includes(kind),
  );
  const mails: MixedMail[] = [];
  for (let at = 0; mails.length < count; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'plain';
    const mark = `M${String(from + at).padStart(4, '0')}`;
    const mail = {
      mark,
      kind,
      raw: Buffer.from(rawOf(kind, mark, at % (4 * kinds.length) < kinds.length), 'latin1'),
      fate: fates[kind],
    };
    mails.push(mail);
    if (kind === 'duplicate' && mails.length < count) mails.push(mail);
  }
  return mails;
}
