import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import { Moment } from '../moment.tsx';
import type { OwnAccountWords, ShownDevice, ShownMoment } from './account-words.ts';

interface DevicesSectionProps {
  devices: ShownDevice[];
  /** The sign-in before this session, and the newest refused one. */
  history: {
    previous: { device: string; at: ShownMoment } | null;
    failed: ShownMoment | null;
  };
  outcome: DeskOutcome | null;
  words: OwnAccountWords;
}

/** The devices on which one is signed in, each of which can be signed out, or all at once. */
export function DevicesSection({ devices, history, outcome, words }: DevicesSectionProps) {
  const { notDone, submitting } = words;
  const { title, text, unknown, current, used, since, end, everywhere, everywhereHelp, ...sentences } =
    words.devices;
  const { previous, failed } = history;
  const own = outcome?.intent === 'device' ? outcome : null;
  return (
    <DeskSection id="devices" title={title} text={text}>
      <FormNote outcome={own} notDone={notDone} formId="device" />
      <p className="mb-5">
        {previous ? (
          <Moment
            sentence={sentences.previous.replace('{device}', previous.device || unknown)}
            moment={previous.at}
          />
        ) : (
          sentences.noPrevious
        )}{' '}
        {failed && <Moment sentence={sentences.failed} moment={failed} />}
      </p>
      <ul className="mb-5">
        {devices.map((device) => (
          <li key={device.id} className="desk-line">
            <div className="min-w-0">
              <p className="font-medium text-strong">
                {device.device || unknown} {device.current && <span className="desk-badge">{current}</span>}
              </p>
              <p className="text-[0.8125rem] text-muted">
                <Moment sentence={since} moment={device.since} />,{' '}
                <Moment sentence={used} moment={device.used} />
              </p>
            </div>
            {!device.current && (
              <DeskForm
                intent="device"
                subject={device.id}
                outcome={null}
                {...{ notDone, submitting }}
                submit={end}
                object={device.device || unknown}
              />
            )}
          </li>
        ))}
      </ul>
      <DeskForm
        intent="everywhere"
        {...{ outcome, notDone, submitting }}
        submit={everywhere}
        className="flex flex-wrap items-center gap-x-4"
      >
        <p className="order-last text-[0.8125rem] text-muted">{everywhereHelp}</p>
      </DeskForm>
    </DeskSection>
  );
}
