import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { connections } from '#features/webhooks/strings/en/connections.ts';
import type { ConnectionsProps } from './connections-props.ts';

/** `set` is set up without a proof that it works. */
export type Status = keyof typeof connections.statuses;

const signs = {
  works: { Sign: CircleCheck, style: 'text-open' },
  set: { Sign: CircleCheck, style: 'text-strong' },
  unset: { Sign: Circle, style: 'text-muted' },
  noBackup: { Sign: Circle, style: 'text-muted' },
  failed: { Sign: CircleAlert, style: 'text-alert' },
} satisfies Record<Status, object>;

/** State of a part of the page, as sign and text. */
export function PartStatus({ status }: { status: Status }) {
  const { Sign, style } = signs[status];
  return (
    <p className={`mt-0.5 flex items-center gap-1.5 font-medium ${style}`}>
      <Sign size={16} aria-hidden className="shrink-0" />
      {connections.statuses[status]}
    </p>
  );
}

type Parts = Pick<ConnectionsProps, 'mail' | 'inbound' | 'backups' | 'alarms' | 'storage'>;

/** Returns the status of each part of the page. */
export function statusesOf({ mail, inbound: { mailbox }, backups, alarms, storage }: Parts) {
  const { backedUpAt, problem } = backups.times;
  return {
    mail: mail.trouble || mail.refusal ? 'failed' : mail.smtp ? 'set' : 'unset',
    inbound: !mailbox ? 'unset' : mailbox.connectedAt ? 'works' : 'failed',
    backups:
      problem !== null && backups.underWaySince === null
        ? 'failed'
        : backedUpAt !== null
          ? 'works'
          : backups.time === null
            ? 'unset'
            : 'noBackup',
    alarms: Object.keys(alarms).length > 0 ? 'set' : 'unset',
    storage: storage.state === 'ok' ? 'works' : 'failed',
  } satisfies Record<keyof Parts, Status>;
}
