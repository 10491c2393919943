import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../../platform/values/format.ts';
import { type Currency, currencies } from '../../../../platform/values/money.ts';
import { variablesIn } from '../../../requests/reply-variables.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { useEditor } from './editor-context.ts';
import { EditorInput, EditorSelect, EditorText } from './editor-field.tsx';
import { currenciesIn, type QuoteDraft } from './editor-model.ts';

const { editor: t } = quotes;

type TextField = Exclude<keyof QuoteDraft, 'options' | 'rates' | 'convertTo'>;

/** Exchange rates for the total, where the quote has several currencies. */
export function ConversionFields({ draft }: { draft: QuoteDraft }) {
  const { change } = useEditor();
  const used = currenciesIn(draft.options);
  if (used.length < 2 && draft.convertTo === '') return null;
  const others = draft.convertTo === '' ? [] : used.filter((currency) => currency !== draft.convertTo);
  return (
    <section aria-labelledby="conversion" className="mt-6">
      <h2 id="conversion">{t.conversion.heading}</h2>
      <div className="mt-2 flex flex-wrap gap-3">
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
      </div>
    </section>
  );
}

interface TextSectionsProps {
  draft: QuoteDraft;
  /** Locale of the customer and its name. */
  lang: string;
  language: string;
}

export function TextSections({ draft, lang, language }: TextSectionsProps) {
  const { change } = useEditor();
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
  const missing = variablesIn(draft.message);
  return (
    <>
      <section aria-labelledby="quote-terms-heading" className="mt-6">
        <h2 id="quote-terms-heading">{t.texts.heading}</h2>
        <div className="quote-texts mt-2">
          {text('included')}
          {text('notIncluded')}
          {text('assumptions')}
          {text('terms')}
          <EditorInput
            id="quote-validUntil"
            cell="valid"
            label={t.texts.validUntil}
            type="date"
            value={draft.validUntil}
            write={write('validUntil')}
          />
        </div>
      </section>
      <section aria-labelledby="quote-mail" className="mt-6">
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
    </>
  );
}
