import { useEffect, useRef, useState } from 'react';
import type { OfficeHours } from '../../../contract/company.ts';
import type { Zones } from '../../../contract/moment.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import { forgetDraft, keepDraft, keepPart, keptPart } from './brief-draft.ts';
import { BriefFields } from './brief-fields.tsx';
import { type BriefField, briefFields, briefParts, partOfField } from './brief-parts.ts';
import { isTouched, restoreInto } from './brief-restore.ts';
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
  /** What the address of the page brought along, by field. */
  prefilled: Partial<Record<BriefField, string>>;
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
  prefilled,
  hours,
  zones,
  withinHours,
  posted,
}: ClientBriefFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState(posted?.status === 'refused' ? (firstPartAtFault(posted.errors) ?? 0) : 0);
  const [restored, setRestored] = useState(false);
  const submission = useSubmission({
    url: '/api/v1/raterequestform',
    words,
    trap: hidden.trap,
    posted,
    bodyOf: (data) => {
      const { service, ...answers } = answersIn(data);
      return service ? { ...answers, service } : answers;
    },
    onRefused: (errors) => setPart((current) => firstPartAtFault(errors) ?? current),
    onSent: () => {
      forgetDraft();
      setRestored(false);
      setPart(0);
    },
  });
  const { errors, round, sending, formProps } = submission;

  useEffect(() => {
    if (posted?.status === 'sent') forgetDraft();
    if (posted || !form.current) return;
    if (restoreInto(form.current)) {
      setRestored(true);
      setPart(keptPart(briefParts.length));
    }
    // What was typed before React came is kept from now on, too.
    if (isTouched(form.current)) keepDraft(answersIn(new FormData(form.current)));
  }, [posted]);

  const typed: Record<string, string> =
    round > 0 ? {} : posted?.status === 'refused' ? (posted.values ?? {}) : prefilled;
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
      onInput={(event) => keepDraft(answersIn(new FormData(event.currentTarget)))}
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
        <p className="scripted text-small text-muted">{restored ? words.draftRestored : words.draft}</p>
      </div>
    </form>
  );
}
