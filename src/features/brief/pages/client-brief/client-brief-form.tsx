import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emailProblem } from '../../../../platform/values/email-address.ts';
import { AttachmentField, type FinishUploads } from '../../../../ui/attachments/attachment-field.tsx';
import { PrivacyNote } from '../../../../ui/forms/privacy-note.tsx';
import {
  briefPlace,
  deleteDraft,
  keepDraft,
  keptDraft,
  keptPart,
  uploadsPlace,
} from '../../../../ui/forms/stored-draft.ts';
import { useSubmission } from '../../../../ui/forms/use-submission.ts';
import type { Route } from '../+types/client-brief';
import { OfflineNote, OutcomeNotice } from '../form/form-notices.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { BriefFields, BriefSteps, BriefSummary, type SummaryLine } from './brief-fields.tsx';
import {
  attachmentsField,
  briefFields,
  briefParts,
  isDetail,
  partOfField,
  partOrder,
  useBriefPart,
} from './brief-parts.ts';
import { changesIn, isTouched, restoreInto } from './brief-restore.ts';
import { TabList } from './brief-tabs.tsx';
import { CargoSlot, loadDetails } from './cargo-slot.tsx';
import { LazyProgress, loadProgress } from './lazy-progress.tsx';

const formId = 'brief';
const path = '/raterequestform';

function answersIn(data: FormData): Record<string, string> {
  return Object.fromEntries(briefFields.map((name) => [name, String(data.get(name) ?? '')]));
}

const noValues: Record<string, string> = {};

function firstPartAtFault(errors: Record<string, string>): number | null {
  const parts = Object.keys(errors).map(partOfField);
  return parts.length > 0 ? Math.min(...parts) : null;
}

const panelId = (name: string) => `${formId}-panel-${name}`;

function focusPart(part: number): void {
  const name = briefParts[part]?.name;
  if (!name) return;
  requestAnimationFrame(() => {
    document.getElementById(panelId(name))?.focus({ preventScroll: true });
    // Keeps the tabs in view.
    document.querySelector('[role="tablist"]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Returns null when the focus is outside the form. */
function partInFocus(): number | null {
  const part = briefParts.findIndex(({ name }) =>
    document.getElementById(panelId(name))?.contains(document.activeElement),
  );
  return part < 0 ? null : part;
}

function BriefNote({ text }: { text: string }) {
  return <p className="measure border-l-2 border-outline pl-4 text-small">{text}</p>;
}

type BriefFormProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'> & {
  /** Renders the side column with a summary of the form. */
  aside: (summary: ReactNode) => ReactNode;
};

/** Renders the four parts of the client brief at once; tabs only hide the inactive ones. */
export function ClientBriefForm({ loaderData, actionData: posted, aside }: BriefFormProps) {
  const { strings: page, hidden, beginning, note, isCargoFirst, zones } = loaderData;
  const strings = page.form;
  const { again } = beginning;
  const form = useRef<HTMLFormElement>(null);
  const partAtFault = posted ? firstPartAtFault(posted.errors) : null;
  const order = partOrder(isCargoFirst);
  const [first] = order;
  const { part, partInHistory, ...show } = useBriefPart(partAtFault ?? first, first, focusPart);
  const position = order.indexOf(part);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  // Cargo details to store, and their summary lines.
  const details = useRef(noValues);
  const [lines, setLines] = useState<SummaryLine[]>([]);
  const onDetails = useCallback((changes: Record<string, string>, summary: SummaryLine[]) => {
    details.current = changes;
    setLines(summary);
  }, []);
  const keep = (element: HTMLFormElement) =>
    keepDraft(briefPlace(again), { ...changesIn(element, beginning.known), ...details.current });
  const begun = useRef(beginning);
  const [restored, setRestored] = useState(false);
  const [hasInput, setHasInput] = useState(false);
  const finishUploads = useRef<FinishUploads>(() => null);
  const submission = useSubmission({
    path,
    finishUploads: () => finishUploads.current(),
    strings,
    trap: hidden.trap,
    withToken: true,
    // The receipt of the earlier request must not cover its copy.
    ...(again !== undefined && { receiptId: `/api/v1${path} ${again}` }),
    posted,
    bodyOf: async (data) => {
      void loadProgress();
      const { service, ...answers } = answersIn(data);
      const hasDetails = [...data].some(([name, value]) => value && isDetail(name));
      const script = hasDetails && (await loadDetails());
      return {
        ...answers,
        ...(service && { service }),
        ...(script && { shipment: script.cargoIn(data) }),
      };
    },
    onRefused: (errors) => show.replace(firstPartAtFault(errors) ?? part),
    onSent: () => {
      deleteDraft(again);
      setRestored(false);
      setAnswers({});
      onDetails(noValues, []);
      setHasInput(false);
      show.reset();
    },
  });
  const { errors, round, sending, isRetry, formProps, outcome } = submission;
  // After sending, only the receipt is shown until the next request is begun.
  const isOver = outcome?.receipt && !hasInput;

  // Runs before paint: with late hydration, the reader is typing in a part that must stay open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads how the page came, once for each answer of the server.
  useLayoutEffect(() => {
    let begunPart = partAtFault ?? partInHistory();
    if (!posted && form.current) {
      const kept = Object.entries(keptDraft(briefPlace(again))).filter(([name]) => isDetail(name));
      details.current = Object.fromEntries(kept);
      if (restoreInto(form.current, begun.current) || kept.length > 0) {
        setRestored(true);
        begunPart ??= isCargoFirst ? first : keptPart(briefParts.length);
      }
      setAnswers(answersIn(new FormData(form.current)));
      setHasInput(isTouched(form.current));
      // Also stores what was typed before hydration.
      if (isTouched(form.current)) keep(form.current);
    }
    const typedIn = partInFocus();
    show.replace(typedIn ?? begunPart ?? first);
    // The parts above collapse, which moves the page up.
    if (typedIn !== null)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }, [posted, again]);

  const typed = useMemo(() => {
    if (round > 0) return noValues;
    return posted?.values ?? { ...beginning.known, ...beginning.brought };
  }, [round, posted, beginning]);
  const moveTo = (target: number) => {
    const next = order[target] ?? first;
    show.choose(next);
    focusPart(next);
  };
  const hasWrongEmail = Boolean(answers.email && emailProblem(answers.email.trim()));
  const tabs = briefParts.map(({ name, fields }, index) => ({
    id: `${formId}-tab-${name}`,
    panelId: panelId(name),
    title: strings.tabs[name],
    hasProblem:
      Object.keys(errors).some((field) => partOfField(field) === index) ||
      (hasWrongEmail && index === 0 && part > 0),
    // The sender's part is complete with one contact method.
    isFilled:
      (index > 0 ? fields : (['phone', 'email'] as const)).some((field) => answers[field]?.trim()) ||
      (index === briefParts.length - 1 && lines.length > 0),
  }));

  const draftNote = restored
    ? strings.draftRestored
    : again === undefined
      ? strings.draft
      : strings.draftAgain;

  const summary = <BriefSummary answers={answers} details={lines} strings={strings} />;
  return (
    <>
      <form
        ref={form}
        data-draft=""
        method="post"
        encType="multipart/form-data"
        className="relative space-y-8 lg:col-span-7"
        data-sent={isOver ? '' : undefined}
        onKeyDown={(event) => {
          // Enter in a one-line field means Next, not submit.
          const isLine = event.target instanceof HTMLInputElement;
          if (event.key !== 'Enter' || !isLine || isRetry || position === briefParts.length - 1) return;
          // Enter selected a suggested place.
          if (event.defaultPrevented) return;
          event.preventDefault();
          moveTo(position + 1);
        }}
        onInput={({ currentTarget }) => {
          setAnswers(answersIn(new FormData(currentTarget)));
          setHasInput(true);
          keep(currentTarget);
        }}
        {...formProps}
      >
        <OutcomeNotice
          submission={submission}
          strings={strings}
          labels={strings.labels}
          formId={formId}
          zones={zones}
          reveal={(name) => show.choose(partOfField(name))}
          request={{
            track: <LazyProgress strings={strings} />,
            next: (sent) => <LazyProgress strings={strings} sent={sent} />,
          }}
        />
        {!isOver && (
          <>
            {note && round === 0 && !posted && <BriefNote text={note} />}
            <HiddenFields hidden={hidden} leaveEmpty={strings.leaveEmpty} />
            <TabList
              label={strings.tabList}
              problem={strings.hasProblem}
              filled={strings.isFilled}
              tabs={tabs}
              current={part}
              choose={show.choose}
            />
            <div key={round}>
              {briefParts.map(({ name, fields }, index) => (
                <section
                  key={name}
                  id={panelId(name)}
                  role="tabpanel"
                  aria-labelledby={`${formId}-tab-${name}`}
                  hidden={index !== part}
                  tabIndex={-1}
                  className="tab-panel outline-none"
                >
                  <h2 className="unscripted mt-10 mb-5 text-heading">{strings.tabs[name]}</h2>
                  <BriefFields
                    formId={formId}
                    fields={fields}
                    typed={typed}
                    errors={errors}
                    strings={strings}
                  />
                  {index === briefParts.length - 1 && (
                    <>
                      <CargoSlot
                        values={typed}
                        errors={errors}
                        beginning={beginning}
                        kept={details}
                        onChange={onDetails}
                      />
                      <div className="mt-6">
                        <AttachmentField
                          id={`${formId}-${attachmentsField}`}
                          label={strings.labels.attachments}
                          strings={strings.attachments}
                          error={errors[attachmentsField]}
                          values={round === 0 ? posted?.values : undefined}
                          place={uploadsPlace(again)}
                          finish={finishUploads}
                        />
                      </div>
                    </>
                  )}
                </section>
              ))}
            </div>
            {!submission.isUnreachable && <OfflineNote strings={strings} />}
            {position === briefParts.length - 1 && <div className="lg:hidden">{summary}</div>}
            <BriefSteps
              position={position}
              parts={briefParts.length}
              move={moveTo}
              isRetry={isRetry}
              sending={sending}
              strings={strings}
            />
            <div className="space-y-2">
              <PrivacyNote text={strings.privacy} />
              <p className="scripted text-small text-muted">{draftNote}</p>
            </div>
          </>
        )}
      </form>
      {aside(summary)}
    </>
  );
}
