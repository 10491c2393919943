import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FinishUploads } from '#ui/attachments/attachment-field.tsx';
import { briefPlace, deleteDraft, keepDraft, keptPart } from '#ui/forms/stored-draft.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';
import type { Route } from '../+types/client-brief';
import type { SummaryLine } from './brief-fields.tsx';
import {
  briefFields,
  briefParts,
  focusPart,
  invoiceFields,
  isDetail,
  partInFocus,
  partOfField,
  useBriefPart,
} from './brief-parts.ts';
import { carryOver, changesIn, draftFor, isTouched, restoreInto } from './brief-restore.ts';
import { loadDetails } from './cargo-slot.tsx';

const path = '/raterequestform';

function answersIn(data: FormData): Record<string, string> {
  return Object.fromEntries(briefFields.map((name) => [name, String(data.get(name) ?? '')]));
}

const noValues: Record<string, string> = {};

function firstPartAtFault(errors: Record<string, string>): number | null {
  const parts = Object.keys(errors).map(partOfField);
  return parts.length > 0 ? Math.min(...parts) : null;
}

export interface BriefProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: Route.ComponentProps['actionData'] | undefined;
}

/** Returns the state of the client brief: its answers, its open part, its draft and its submission. */
export function useBrief({ loaderData, actionData: posted }: BriefProps) {
  const { strings, hidden, beginning, cargo, facts, isSignedIn } = loaderData;
  const { again } = beginning;
  const form = useRef<HTMLFormElement>(null);
  const partAtFault = posted ? firstPartAtFault(posted.errors) : null;
  const { part, partInHistory, ...show } = useBriefPart(partAtFault ?? 0, focusPart);
  const [answers, setAnswers] = useState<Record<string, string>>(posted?.values ?? beginning.brought);
  const [furthest, setFurthest] = useState(part);
  if (part > furthest) setFurthest(part);
  const hasContact = Boolean(answers.email?.trim() || answers.phone?.trim());
  const isAnswerable = isSignedIn || hasContact;
  const unanswerable = strings.form.fields['one-way-to-answer'];
  // Cargo details to store, and their summary lines.
  const details = useRef(noValues);
  const [lines, setLines] = useState<SummaryLine[]>(cargo);
  const onDetails = useCallback((changes: Record<string, string>, summary: SummaryLine[]) => {
    details.current = changes;
    setLines(summary);
  }, []);
  const keep = (current: typeof answers) =>
    keepDraft(briefPlace(again), {
      ...changesIn(current, beginning),
      ...details.current,
    });
  const [isRestored, setRestored] = useState(false);
  const [hasInput, setHasInput] = useState(false);
  const finishUploads = useRef<FinishUploads>(() => null);
  const submission = useSubmission({
    path,
    finishUploads: () => finishUploads.current(),
    strings: strings.form,
    trap: hidden.trap,
    withToken: true,
    // The receipt of an earlier request must not cover its copy, or what another page brings along.
    receiptId: [`/api/v1${path}`, again, beginning.loadId].filter(Boolean).join(' '),
    posted,
    bodyOf: async (data) => {
      const answers = answersIn(data);
      for (const name of ['service', ...invoiceFields]) if (!answers[name]) delete answers[name];
      const hasDetails = [...data].some(([name, value]) => value && isDetail(name));
      return {
        ...answers,
        ...(hasDetails && (await loadDetails()).detailsIn(data, facts.companyCountry)),
      };
    },
    problemsIn: () => (isAnswerable ? noValues : { email: unanswerable }),
    onRefused: (errors) => show.replace(firstPartAtFault(errors) ?? part),
    onSent: () => {
      deleteDraft(again);
      setRestored(false);
      setAnswers({});
      onDetails(noValues, []);
      setHasInput(false);
      show.reset();
      setFurthest(0);
      scrollTo(0, 0);
    },
  });
  const { round, outcome } = submission;
  const errors = { ...submission.errors };
  if (hasContact && errors.email === unanswerable) delete errors.email;
  if (!isAnswerable && furthest) errors.email ??= unanswerable;

  const typed = useMemo(() => {
    if (round > 0) return noValues;
    return posted?.values ?? { ...beginning.known, ...beginning.brought };
  }, [round, posted, beginning]);

  // Runs before paint: with late hydration, the reader is typing in a part that must stay open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads how the page came, once for each answer of the server.
  useLayoutEffect(() => {
    let begunPart = partAtFault ?? partInHistory();
    if (!posted && form.current) {
      const draft = draftFor(beginning);
      const kept = Object.entries(draft);
      details.current = Object.fromEntries(kept.filter(([name]) => isDetail(name)));
      restoreInto(form.current, draft, typed);
      if (kept.length > 0) {
        setRestored(true);
        begunPart ??= beginning.loadId ? 0 : keptPart(briefParts.length);
      }
      const found = answersIn(new FormData(form.current));
      const hasTyped = isTouched(found, typed);
      setAnswers(found);
      setHasInput(hasTyped);
      // Also stores what was typed before hydration.
      if (hasTyped) keep(found);
    }
    const typedIn = partInFocus();
    show.replace(typedIn ?? begunPart ?? 0);
    // The parts above collapse, which moves the page up.
    if (typedIn !== null)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }, [posted, again]);

  const choose = (target: number) => {
    if (form.current) carryOver(form.current, target);
    show.choose(target);
  };
  const hasCargo = round === 0 && loaderData.hasCargo;
  return {
    form,
    hasCargo,
    hasContact,
    canSend: hasCargo && isAnswerable,
    part,
    /** The last part that was open, which no tab beyond is marked as filled in. */
    furthest,
    errors,
    choose,
    moveTo: (target: number) => {
      choose(target);
      focusPart(target);
    },
    answers,
    typed,
    details,
    lines,
    onDetails,
    isRestored,
    finishUploads,
    submission,
    /** The receipt, which alone is shown until the next request is begun. */
    receipt: hasInput ? undefined : outcome?.receipt,
    sendAnother: () => {
      submission.dismiss();
      // The button that had the focus was removed.
      focusPart(0);
    },
    onInput: (element: HTMLFormElement) => {
      const found = answersIn(new FormData(element));
      setAnswers(found);
      setHasInput(true);
      keep(found);
    },
  };
}
