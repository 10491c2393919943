import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DeskForm } from '#ui/desk/desk-form.tsx';
import { CargoSlot } from '../pages/client-brief/cargo-slot.tsx';
import type { Route } from './+types/correct-request';
import { BriefAnswer } from './brief-answer.tsx';
import { useEntryDraft } from './entry-draft.ts';

/** The shipment form prefixes its field ids with this. */
const formId = 'brief';

const noValues: Record<string, string> = {};

/** Returns a handler of the cargo details that focuses their first field once they are there, unless something has the focus. */
function useFirstFocus() {
  const isFirst = useRef(true);
  return useCallback(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const { activeElement: active, body } = document;
    if (active === body || active?.id === 'content')
      document.getElementById(`${formId}-shipment.from.text`)?.focus({ preventScroll: true });
  }, []);
}

/** Marks the controls that still hold a proposed value. */
function markProposed(form: HTMLFormElement, proposed: Record<string, string>): void {
  for (const [name, value] of Object.entries(proposed)) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.toggleAttribute('data-proposed', control.value === value);
  }
}

interface CorrectionFormProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData: Route.ComponentProps['actionData'] | undefined;
}

/** The answers of a request with what is proposed for empty ones, as staff correct them. */
export function CorrectionForm({ loaderData, actionData }: CorrectionFormProps) {
  const { t, fields, facts, templates, known, proposal, version, asSentPath, isAsSent, meId } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const refused = actionData?.ok === false ? actionData : null;
  const { labels = noValues } = (refused ?? {}) as { labels?: Record<string, string> };
  const initial = refused?.values ?? { ...known, ...proposal.values };
  const draft = useEntryDraft(form, {
    ...{ place: `correction ${loaderData.leadId}`, intent: 'correct', meId, firstKey: String(version) },
    isFilled: refused !== null || isAsSent,
  });
  const focusFirst = useFirstFocus();
  const { onDetails } = draft;
  const onChange = useCallback(
    (changes: Record<string, string>) => {
      onDetails(changes);
      focusFirst();
      if (form.current) markProposed(form.current, proposal.values);
    },
    [onDetails, focusFirst, proposal.values],
  );
  useEffect(() => {
    if (form.current) markProposed(form.current, proposal.values);
  }, [proposal.values]);
  return (
    <DeskForm
      intent="correct"
      formId={formId}
      form={{
        ref: form,
        onInput: draft.onInput,
        // The page of the request starts at its top.
        preventScrollReset: false,
      }}
      outcome={actionData}
      labels={{ ...fields.labels, ...labels }}
      submit={t.submit}
      t={t}
      isPrimary
      className="min-w-0 space-y-6"
    >
      {/* A draft is of the version that it was begun with, until its author has seen the newer one. */}
      <input
        type="hidden"
        name="version"
        value={refused && 'isStale' in refused ? version : draft.key}
        readOnly
      />
      <div className="max-w-xl">
        <BriefAnswer
          name="service"
          kind="choice"
          t={fields}
          templates={templates}
          initial={initial.service}
        />
      </div>
      <CargoSlot
        isOpen
        byStaff
        facts={facts}
        values={initial}
        errors={refused?.errors ?? noValues}
        beginning={{ known, brought: proposal.values }}
        kept={draft.details}
        onChange={onChange}
      />
      <fieldset className="border-t border-hairline pt-4">
        <legend className="pr-3 font-semibold text-strong">{t.texts}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {loaderData.texts.map(({ name, kind }) => (
            <div key={name} className={kind === 'text' ? 'sm:col-span-2' : ''}>
              <BriefAnswer name={name} kind={kind} t={fields} templates={templates} initial={initial[name]} />
            </div>
          ))}
        </div>
      </fieldset>
      {asSentPath && (
        <p>
          <Link to={asSentPath} className="link">
            {t.asSent}
          </Link>
        </p>
      )}
    </DeskForm>
  );
}
