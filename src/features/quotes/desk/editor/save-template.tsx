import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useServiceNames } from '#features/requests/desk/service-names.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { lineLimit } from '#platform/values/text.ts';
import { callDesk } from '#ui/desk/call-desk.ts';
import { Dialog, Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';
import type { PricedDraftContent } from './editor-model.ts';

const { editor: t } = quotes;

interface SaveTemplateProps {
  isOpen: boolean;
  close: () => void;
  priced: PricedDraftContent;
  /** Template fields derived from the request. */
  proposed: QuotePage['template'];
  /** Language of the draft and its name. */
  locale: Locale;
  language: string;
}

interface Refusal {
  message: string;
  /** Errors by field. */
  errors: Record<string, string>;
}

/** Stores the draft as a template; Enter saves it. */
export function SaveTemplate({ isOpen, ...form }: SaveTemplateProps) {
  const { template: strings } = t;
  return (
    <Dialog isOpen={isOpen} close={form.close} titleId="template-title" className="w-[min(30rem,92vw)]">
      <h2 id="template-title" className="text-[1.125rem]">
        {strings.title}
      </h2>
      <TemplateForm {...form} />
    </Dialog>
  );
}

function TemplateForm({ close, priced, proposed, locale, language }: Omit<SaveTemplateProps, 'isOpen'>) {
  const { template: strings } = t;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const modes = new Set(priced.content.options.map(({ mode }) => mode));
  const [mode = null] = modes.size === 1 ? modes : [];
  const save = async (form: HTMLFormElement): Promise<Refusal | null> => {
    if (Object.keys(priced.problems).length > 0) return { message: t.blocks.invalid, errors: {} };
    const fields = Object.fromEntries(new FormData(form));
    const outcome = await callDesk('POST', '/api/v1/desk/quote-templates', {
      ...fields,
      mode: fields.mode || null,
      service: fields.service || null,
      locale,
      content: priced.content,
    });
    if (!outcome.ok) return { message: outcome.message || strings.notReached, errors: outcome.errors };
    toast.success(outcome.body.message ?? '');
    close();
    return null;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    setSaving(true);
    const refused = await save(form);
    setRefusal(refused);
    setSaving(false);
    const [wrong] = Object.keys(refused?.errors ?? {});
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  // A select uses Enter to open, as it does Space and the arrows.
  const sendFromSelect = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const propsOf = (name: string) => {
    const isWrong = refusal?.errors[name] !== undefined;
    return {
      name,
      id: `template-${name}`,
      className: 'desk-input',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? `template-${name}-error` : undefined,
    };
  };
  const text = (name: 'name' | 'from' | 'to', value: string, isFirst = false) => (
    <SmallField id={`template-${name}`} label={strings[name]}>
      <input
        {...propsOf(name)}
        // biome-ignore lint/a11y/noAutofocus: of a dialog that was just opened.
        autoFocus={isFirst}
        autoComplete="off"
        maxLength={lineLimit}
        defaultValue={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FieldError id={`template-${name}`} error={refusal?.errors[name]} />
    </SmallField>
  );
  const choice = (name: 'mode' | 'service', value: string, any: string, titles: Record<string, string>) => (
    <SmallField id={`template-${name}`} label={strings[name]}>
      <select {...propsOf(name)} defaultValue={value}>
        <Options options={[{ value: '', title: any }, ...optionsOf(titles)]} />
      </select>
    </SmallField>
  );
  const { lane, from, to, service } = proposed;
  const name = [lane, mode && t.options.modes[mode]].filter(Boolean).join(', ');
  return (
    <form onSubmit={submit} onKeyDown={sendFromSelect} noValidate className="mt-3 space-y-3">
      <p className="text-[0.875rem] text-muted">{fill(strings.text, { language })}</p>
      {refusal && (
        <p role="alert" className="bg-alert-ground p-3 text-alert">
          {refusal.message}
        </p>
      )}
      {text('name', name, true)}
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1 text-[0.875rem] text-strong">{strings.purpose}</legend>
        {text('from', from)}
        {text('to', to)}
        {choice('mode', mode ?? '', strings.anyMode, t.options.modes)}
        {choice('service', service, strings.anyService, useServiceNames())}
      </fieldset>
      <div className="flex flex-wrap gap-2 pt-1">
        <button
          type="submit"
          aria-disabled={isSaving || undefined}
          className="desk-button desk-button-primary"
        >
          {isSaving ? strings.saving : strings.submit}
        </button>
        <button type="button" onClick={close} className="desk-button">
          {strings.cancel}
        </button>
      </div>
    </form>
  );
}
