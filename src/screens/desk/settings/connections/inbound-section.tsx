import { connections } from '../../../../features/webhooks/strings/en/connections.ts';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fileSize, fill } from '../../../../platform/values/format.ts';
import { Moment } from '../../../../ui/desk/desk-time.tsx';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import type { ConnectionsProps } from './webhook-item.tsx';

const { inbound: t } = connections;

/** State of the mailbox that customers' mails are read from, and its unreadable mails. */
export function InboundSection({ inbound }: Pick<ConnectionsProps, 'inbound'>) {
  const { mailbox, unreadable } = inbound;
  return (
    <DeskSection id="inbound" title={t.title} text={t.text}>
      {mailbox === null && <p className="max-w-[64ch] text-muted">{t.none}</p>}
      {mailbox && (
        <div className="space-y-1">
          <p>
            {mailbox.connectedAt ? (
              <Moment sentence={t.connected} at={mailbox.connectedAt} />
            ) : (
              t.notConnected
            )}
          </p>
          {mailbox.lastMailAt && (
            <p className="text-[0.8125rem] text-muted">
              <Moment sentence={t.lastMail} at={mailbox.lastMailAt} />
            </p>
          )}
          {mailbox.failedAt && (
            <p className="mt-2 max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 wrap-anywhere text-alert">
              <Moment sentence={fill(t.failed, { reason: mailbox.problem ?? '' })} at={mailbox.failedAt} />
            </p>
          )}
        </div>
      )}
      {unreadable.length > 0 && (
        <>
          <h3 className="mt-5">{t.unreadable.title}</h3>
          <p className="mt-1 max-w-[64ch] text-muted">{t.unreadable.text}</p>
          <ul className="mt-2 space-y-2">
            {unreadable.map(({ id, reason, size, at }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <Moment sentence={t.unreadable.reasons[reason]} at={at} />
                <a className="link inline-block py-1" href={`/api/v1/desk/inbound/unreadable/${id}`} download>
                  {fill(t.unreadable.download, { size: fileSize(deskLocale, size) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskSection>
  );
}
