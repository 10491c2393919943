import type { MailHeaders } from '#features/requests/lead.ts';
import { request } from '#features/requests/strings/en/request.ts';
import type { Company } from '#platform/company.ts';
import type { MailAddress } from '#platform/mail/composed-email.ts';

const t = request.reply.headers;

export interface HeaderLine {
  label: string;
  value: string;
}

/** Tag of src/platform/mail/reply-address.ts, whose module is the server's. */
const requestTag = /\+(?:rr|cm)-[a-z\d]{6}-[a-z2-7]{20}@/i;

function textOf({ name, address }: MailAddress): string {
  const plain = address.replace(requestTag, '@');
  return name && name !== address ? `${name} <${plain}>` : plain;
}

/** Describes the headers of a mail; what says no more than that it was sent to the company is left out. */
export function describeHeaders(
  { from, replyTo, sender, to, cc }: MailHeaders,
  company: Company['email'],
): HeaderLine[] {
  const own = Object.values(company).map((address) => address.toLowerCase());
  const isOwn = ({ address }: MailAddress) => own.includes(address.replace(requestTag, '@').toLowerCase());
  const isToUsAlone = cc.length === 0 && to.every(isOwn);
  const list = (addresses: MailAddress[]) => addresses.map(textOf).join(', ');
  return [
    { label: t.from, value: textOf(from) },
    { label: t.replyTo, value: replyTo ? textOf(replyTo) : '' },
    { label: t.sender, value: sender ? textOf(sender) : '' },
    { label: t.to, value: isToUsAlone ? '' : list(to) },
    { label: t.cc, value: list(cc) },
  ].filter(({ value }) => value !== '');
}

export function HeaderLines({ lines }: { lines: HeaderLine[] }) {
  return (
    <dl className="mt-0.5 text-[0.8125rem] text-muted">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex gap-x-2">
          <dt className="shrink-0">{label}:</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
