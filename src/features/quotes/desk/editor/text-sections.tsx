import { useState } from 'react';
import { variablesIn } from '#features/requests/reply-variables.ts';
import { daysAfter, openDayFrom } from '#features/settings/business-hours.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { type Currency, currencies } from '#platform/values/money.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../quote-page.ts';
import { useEditor } from './editor-context.ts';
import { EditorInput, EditorSelect, EditorText } from './editor-field.tsx';
import { currenciesIn, type QuoteDraft, taxChoiceOf } from './editor-model.ts';
import { hasUsualTexts } from './follow-lines.ts';
import { taxText } from './tax-text.ts';

const { editor: t } = quotes;

type TextField = Exclude<keyof QuoteDraft, 'options' | 'rates' | 'convertTo'>;

/** Exchange rates for the total, where the quote has several currencies; folded until a currency is chosen. */
function ConversionFields({ draft }: { draft: QuoteDraft }) {
  const { change } = useEditor();
  const used = currenciesIn(draft.options);
  const [isOpen] = useState(draft.convertTo !== '');
  if (used.length < 2 && draft.convertTo === '') return null;
  const others = draft.convertTo === '' ? [] : used.filter((currency) => currency !== draft.convertTo);
  return (
    <details open={isOpen} className="quote-fold">
      <summary>{t.conversion.heading}</summary>
      <div className="flex flex-wrap gap-3 pb-3">
        <EditorSelect
          id="quote-convertTo"
          cell="convert"
          label={t.conversion.to}
          value={draft.convertTo}
          write={(value) => change({ type: 'text', field: 'convertTo', value })}
          options={[
            { value: '', title: t.conversion.none },
            ...[...new Set<Currency>([...used, ...currencies])].map((value) => ({ value, title: value })),
          ]}
        />
        {others.map((currency) => (
          <EditorInput
            key={currency}
            id={`rate-${currency}`}
            cell="conversion"
            label={fill(t.conversion.rate, { from: currency, to: draft.convertTo })}
            value={draft.rates[currency] ?? ''}
            write={(value) => change({ type: 'rate', currency, value })}
            isNumber
          />
        ))}
        {others.length > 0 && (
          <EditorInput
            id="quote-convertedOn"
            cell="convertedOn"
            label={t.conversion.on}
            type="date"
            value={draft.convertedOn}
            write={(value) => change({ type: 'text', field: 'convertedOn', value })}
            note={
              draft.convertedOn === '' && (
                <p id="quote-convertedOn-note" className="quote-note text-muted">
                  {t.conversion.onSending}
                </p>
              )
            }
          />
        )}
        {others.length > 0 && (
          <EditorInput
            id="quote-rateSource"
            cell="rateSource"
            label={t.conversion.source}
            value={draft.rateSource}
            write={(value) => change({ type: 'text', field: 'rateSource', value })}
            placeholder={t.conversion.sourceExample}
            maxLength={60}
          />
        )}
      </div>
    </details>
  );
}

/** The tax of the quote, where the company adds one or the quote has one. */
function TaxField({ draft, page }: { draft: QuoteDraft; page: QuotePage }) {
  const { change } = useEditor();
  const [begun] = useState(draft.tax);
  const choices = [...new Set(['', taxChoiceOf(page.tax), begun, draft.tax])];
  if (choices.length < 2) return null;
  return (
    <div className="py-3">
      <EditorSelect
        id="quote-tax"
        cell="tax"
        label={t.tax.label}
        value={draft.tax}
        write={(value) => change({ type: 'text', field: 'tax', value })}
        options={choices.map((value) => ({ value, title: taxText(value) }))}
      />
    </div>
  );
}

/** Days by which one step extends the validity. */
const extension = 7;

/** Last day of the quote; it is extended in one step to a day on which the office opens. */
function Validity({ draft, page }: { draft: QuoteDraft; page: QuotePage }) {
  const { change } = useEditor();
  const { today, company } = page;
  const write = (value: string) => change({ type: 'text', field: 'validUntil', value });
  const from = draft.validUntil > today ? draft.validUntil : today;
  return (
    <div className="flex flex-wrap items-end gap-2 py-3">
      <EditorInput
        id="quote-validUntil"
        cell="valid"
        label={t.texts.validUntil}
        type="date"
        value={draft.validUntil}
        write={write}
      />
      <button
        type="button"
        onClick={() => write(openDayFrom(daysAfter(from, extension), company.hours))}
        className="desk-button quote-small-button"
      >
        {fill(t.texts.extend, { days: extension })}
      </button>
    </div>
  );
}

interface SectionProps {
  draft: QuoteDraft;
  /** Locale of the customer. */
  lang: string;
}

/** Scope and terms, folded while they are the usual ones, and the validity. */
export function TermsSection({ draft, lang, page }: SectionProps & { page: QuotePage }) {
  const { change } = useEditor();
  const isUsual = hasUsualTexts(draft, page.usual);
  const [isOpen] = useState(!isUsual);
  const write = (field: TextField) => (value: string) => change({ type: 'text', field, value });
  const text = (field: 'included' | 'notIncluded' | 'assumptions' | 'terms') => (
    <EditorText
      id={`quote-${field}`}
      label={t.texts[field]}
      value={draft[field]}
      write={write(field)}
      lang={lang}
      help={field === 'included' ? t.texts.help : undefined}
      error={field === 'terms' && draft.terms.trim() === '' ? t.texts.noTerms : undefined}
    />
  );
  return (
    <div className="mt-5">
      <ConversionFields draft={draft} />
      <TaxField draft={draft} page={page} />
      <details open={isOpen} className="quote-fold">
        <summary>
          {t.texts.heading}
          <span className="font-normal text-muted">{isUsual ? t.texts.usual : t.texts.edited}</span>
        </summary>
        <div className="quote-texts pb-4">
          {text('included')}
          {text('notIncluded')}
          {text('assumptions')}
          {text('terms')}
        </div>
      </details>
      <Validity draft={draft} page={page} />
    </div>
  );
}

/** Mail that brings the quote. */
export function MailSection({ draft, lang, language }: SectionProps & { language: string }) {
  const { change } = useEditor();
  const write = (field: TextField) => (value: string) => change({ type: 'text', field, value });
  const missing = variablesIn(draft.message);
  return (
    <section aria-labelledby="quote-mail" className="mt-3">
      <h2 id="quote-mail">{t.mail.heading}</h2>
      <div className="mt-2 space-y-3">
        <EditorInput
          id="quote-subject"
          cell="subject"
          label={t.mail.subject}
          value={draft.subject}
          write={write('subject')}
          lang={lang}
        />
        <EditorText
          id="quote-message"
          label={t.mail.message}
          value={draft.message}
          write={write('message')}
          lang={lang}
          rows={5}
          help={fill(t.mail.help, { language })}
        />
        {missing.length > 0 && (
          <p role="status" className="text-[0.875rem] font-medium text-alert">
            {fill(t.mail.missing, { names: listIn(deskLocale, missing) })}
          </p>
        )}
      </div>
    </section>
  );
}
