import { connections } from '#features/webhooks/strings/en/connections.ts';
import type { AlarmReceiver } from '#platform/alarms.ts';
import { fill } from '#platform/values/format.ts';
import { DeskForm, Folded } from '#ui/desk/desk-form.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import type { ConnectionsProps } from './connections-props.ts';
import { PartStatus, type Status } from './part-status.tsx';

const { alarms: t } = connections;
const { forServer } = t;

/** True for the form of this section. */
export const isAlarmForm = (intent: string): boolean => intent === 'test-alarm';

/** Lists what alarms are sent for and their receivers, which the environment sets, with a test of them. */
export function AlarmsSection({
  status,
  alarms,
  outcome,
}: Pick<ConnectionsProps, 'alarms' | 'outcome'> & { status: Status }) {
  const receivers = Object.entries(alarms) as [AlarmReceiver, string][];
  return (
    <DeskSection id="alarms" title={t.title} text={t.text} status={<PartStatus status={status} />}>
      <h3 className="font-medium text-strong">{t.sentWhen}</h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {t.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-medium text-strong">{t.sentTo}</h3>
      {receivers.length === 0 ? (
        <p className="mt-1">{t.none}</p>
      ) : (
        <>
          <ul className="mt-1 space-y-1">
            {receivers.map(([name, host]) => (
              <li key={name} className="wrap-anywhere">
                {fill(t.receivers[name], { host })}
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <DeskForm
              intent="test-alarm"
              outcome={outcome}
              submit={t.submit}
              t={{ submitting: t.submitting, notDone: t.notSent }}
            />
          </div>
        </>
      )}
      <Folded title={forServer.title} object="" open={false} className="mt-4">
        <p className="mt-1">{forServer.text}</p>
        <dl className="mt-2 space-y-2">
          {Object.entries(forServer.variables).map(([name, text]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </DeskSection>
  );
}
