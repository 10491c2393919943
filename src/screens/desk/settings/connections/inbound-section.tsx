import { Link } from 'react-router';
import { mails } from '#features/inbound/strings/en/mails.ts';
import { connections } from '#features/webhooks/strings/en/connections.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { Moment } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import type { ConnectionsProps } from './connections-props.ts';
import { PartStatus, type Status } from './part-status.tsx';

const { inbound: t } = connections;

/** State of the mailbox that customers' mails are read from, and the mails that were set aside. */
export function InboundSection({ status, inbound }: Pick<ConnectionsProps, 'inbound'> & { status: Status }) {
  const { mailbox, setAside } = inbound;
  return (
    <DeskSection id="inbound" title={t.title} text={t.text} status={<PartStatus status={status} />}>
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
      <p className="mt-3">
        <Link
          to={setAside > 0 ? '/desk/mails?show=set-aside' : '/desk/mails'}
          className="link inline-block py-1"
        >
          {setAside > 0 ? pluralOf(deskLocale, setAside, mails.link) : mails.heading}
        </Link>
      </p>
    </DeskSection>
  );
}
