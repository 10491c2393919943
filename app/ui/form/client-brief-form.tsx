import { useEffect, useRef, useState } from 'react';
import type { OfficeHours } from '../../../contract/company.ts';
import type { Zones } from '../../../contract/moment.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import { forgetDraft, keepDraft, keepPart, keptPart } from './brief-draft.ts';
import { BriefFields } from './brief-fields.tsx';
import { BriefNote } from './brief-note.tsx';
import { briefFields, briefParts, partOfField } from './brief-parts.ts';
import { type BriefBeginning, changesIn, isTouched, restoreInto } from './brief-restore.ts';
import { BriefSteps } from './brief-steps.tsx';
import type { ClientBriefWords } from './client-brief-words.ts';
import type { FormOutcome, HiddenInputs } from './form-outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { TabList } from './tab-list.tsx';
import { useSubmission } from './use-submission.ts';

interface ClientBriefFormProps {
  words: ClientBriefWords;
  hidden: HiddenInputs;
  beginning: BriefBeginning;
  /** Says what the form was filled in from. */
  note?: string | undefined;
  hours: OfficeHours;
  zones: Zones;
  withinHours: number;
  posted?: FormOutcome | undefined;
}

const formId = 'brief';

function answersIn(data: FormData): Record<string, string> {
  return Object.fromEntries(briefFields.map((name) => [name, String(data.get(name) ?? '')]));
}

function firstPartAtFault(errors: Record<string, string>): number | null {
  const parts = Object.keys(errors).map(partOfField);
  return parts.length > 0 ? Math.min(...parts) : null;
}

/** The four parts of the client brief. All of them are in the page at once; tabs only hide the others. */
export function ClientBriefForm({
  words,
  hidden,
  beginning,
  note,
  hours,
  zones,
  withinHours,
  posted,
}: ClientBriefFormProps) {
  const { again } = beginning;
  const form = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState(posted?.status === 'refused' ? (firstPartAtFault(posted.errors) ?? 0) : 0);
  const begun = useRef(beginning);
  const [restored, setRestored] = useState(false);
  const submission = useSubmission({
    url: '/api/v1/raterequestform',
    words,
    trap: hidden.trap,
    withToken: true,
    posted,
    bodyOf: (data) => {
      const { service, ...answers } = answersIn(data);
      return service ? { ...answers, service } : answers;
    },
    onRefused: (errors) => setPart((current) => firstPartAtFault(errors) ?? current),
    onSent: () => {
      forgetDraft(again);
      setRestored(false);
      setPart(0);
    },
  });
  const { errors, round, sending, formProps } = submission;

  useEffect(() => {
    if (posted?.status === 'sent') forgetDraft(again);
    if (posted || !form.current) return;
    if (restoreInto(form.current, begun.current)) {
      setRestored(true);
      setPart(keptPart(briefParts.length));
    }
    // What was typed before React came is kept from now on, too.
    if (isTouched(form.current)) keepDraft(changesIn(form.current, begun.current.known), again);
  }, [posted, again]);

  const begins = { ...beginning.known, ...beginning.brought };
  const typed: Record<string, string> =
    round > 0 ? {} : posted?.status === 'refused' ? (posted.values ?? {}) : begins;
  const choose = (target: number) => {
    setPart(target);
    keepPart(target);
  };
  const moveTo = (target: number) => {
    choose(target);
    const name = briefParts[target]?.name;
    if (name) requestAnimationFrame(() => document.getElementById(panelId(name))?.focus());
  };
  const panelId = (name: string) => `${formId}-panel-${name}`;
  const tabs = briefParts.map(({ name, fields }) => ({
    id: `${formId}-tab-${name}`,
    panelId: panelId(name),
    title: words.tabs[name],
    hasProblem: fields.some((field) => field in errors),
  }));

  const draftNote = restored ? words.draftRestored : again === undefined ? words.draft : words.draftAgain;

  return (
    <form
      ref={form}
      method="post"
      className="relative space-y-8"
      onKeyDown={(event) => {
        // Before the last part, Enter in a line means on, not send.
        const isLine = event.target instanceof HTMLInputElement;
        if (event.key !== 'Enter' || !isLine || part === briefParts.length - 1) return;
        event.preventDefault();
        moveTo(part + 1);
      }}
      onInput={({ currentTarget }) => keepDraft(changesIn(currentTarget, beginning.known), again)}
      {...formProps}
    >
      <OutcomeNotice
        submission={submission}
        words={words}
        labels={words.labels}
        formId={formId}
        zones={zones}
        dueNow={() => answerDueAt(Date.now(), withinHours, hours)}
        reveal={(name) => setPart(partOfField(name))}
      />
      {note && round === 0 && !posted && <BriefNote text={note} />}
      <HiddenFields hidden={hidden} leaveEmpty={words.leaveEmpty} />
      <TabList label={words.tabList} problem={words.hasProblem} tabs={tabs} current={part} choose={choose} />
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
            <h2 className="unscripted mt-10 mb-5 text-heading">{words.tabs[name]}</h2>
            <BriefFields formId={formId} fields={fields} typed={typed} errors={errors} words={words} />
          </section>
        ))}
      </div>
      <OfflineNote words={words} />
      <BriefSteps part={part} parts={briefParts.length} move={moveTo} sending={sending} words={words} />
      <div className="space-y-2">
        <PrivacyNote text={words.privacy} />
        <p className="scripted text-small text-muted">{draftNote}</p>
      </div>
    </form>
  );
}
