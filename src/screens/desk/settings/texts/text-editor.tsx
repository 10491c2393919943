import { useEffect, useMemo, useRef } from 'react';
import type { TextContent } from '#features/settings/owner-texts.ts';
import type { EditedText } from '#features/settings/server/texts/owner-texts.ts';
import { defaultLocale, documentLanguageOf, type Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { DeskForm, type DeskOutcome } from '#ui/desk/desk-form.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../../strings/en/settings.ts';
import { settingsTexts as t } from '../../strings/en/settings-texts.ts';
import { TextAreaAt } from '../part/fields.tsx';
import { ListAt } from '../part/list-at.tsx';
import { PartForm } from '../part/part-form.tsx';
import { useAt, usePart } from '../part/use-part.ts';

const formId = 'text';
/** Characters of a line of the editor, about. */
const lineLength = 60;
const longestLabel = 40;

const rowsFor = (text: string) =>
  Math.min(
    12,
    text.split('\n').reduce((rows, line) => rows + Math.floor(line.length / lineLength) + 1, 0),
  );

/** A text or a list as readers see it, with its placeholders. */
function Content({ content, locale }: { content: TextContent; locale: Locale }) {
  const lang = documentLanguageOf(locale);
  if (typeof content === 'string')
    return (
      <p lang={lang} className="break-words whitespace-pre-line">
        {content}
      </p>
    );
  return (
    <ul lang={lang} className="list-disc space-y-1 pl-5">
      {content.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items hold no state.
        <li key={index} className="break-words">
          {typeof item === 'string' ? item : Object.values(item).join(' · ')}
        </li>
      ))}
    </ul>
  );
}

function Shown({ title, content, locale }: { title: string; content: TextContent; locale: Locale }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-[0.8125rem] font-normal text-muted">{title}</h3>
      <Content content={content} locale={locale} />
    </div>
  );
}

function Notice({ text }: { text: string }) {
  return <p className="border-l-4 border-accent bg-panel px-4 py-3 text-strong">{text}</p>;
}

/** The fields of a text: one, or those of each item of a list. */
function TextFields({
  shipped,
  isOneLine,
  lang,
}: {
  shipped: TextContent;
  isOneLine: boolean;
  lang: string;
}) {
  const { value, id, error } = useAt<TextContent>('text', t.yours);
  const field = (path: string, label: string, text: string) => (
    <TextAreaAt path={path} label={label} rows={rowsFor(text)} isOneLine={isOneLine} lang={lang} />
  );
  if (typeof value === 'string') return field('text', t.yours, value);
  const items: readonly (string | Record<string, string>)[] =
    typeof shipped === 'string' ? [shipped] : shipped;
  const [first = ''] = items;
  const keys = typeof first === 'string' ? [] : [...new Set(items.flatMap((item) => Object.keys(item)))];
  const blank = typeof first === 'string' ? '' : Object.fromEntries(keys.map((key) => [key, '']));
  return (
    <>
      <ListAt<string | Record<string, string>>
        path="text"
        add={t.addItem}
        blank={blank}
        isOrdered
        nameOf={(item) =>
          (typeof item === 'string' ? item : (Object.values(item)[0] ?? '')).slice(0, longestLabel)
        }
      >
        {(path, item) => {
          const number = fill(t.item, { number: Number(path.split('.').at(-1)) + 1 });
          if (typeof item === 'string') return field(path, number, item);
          return (
            <fieldset className="space-y-3">
              <legend className="sr-only">{number}</legend>
              {Object.entries(item).map(([key, text]) => (
                <div key={key}>{field(`${path}.${key}`, `${number}: ${key}`, text)}</div>
              ))}
            </fieldset>
          );
        }}
      </ListAt>
      <FieldError id={id} error={typeof value === 'string' ? undefined : error} />
    </>
  );
}

interface TextEditorProps {
  edited: EditedText;
  basis: string;
  /** Placeholders that stand for facts of the company. */
  facts: readonly string[];
  locale: Locale;
  language: string;
  group: keyof typeof t.groups | undefined;
  outcome: DeskOutcome | undefined;
}

const listed = (names: readonly string[]) => [...new Set(names)].map((name) => `{${name}}`).join(', ');

/** A text beside the shipped one, and for a translation beside the English one. */
export function TextEditor({ edited, basis, facts, locale, language, group, outcome }: TextEditorProps) {
  const { path, shipped, placeholders, mayBreak, shippedBefore, notUsed, english, isToReview } = edited;
  const isOwn = edited.isChanged || shippedBefore !== null || notUsed !== null;
  const hasOtherForm = notUsed?.misfit === 'form';
  const text = notUsed && !hasOtherForm ? notUsed.text : edited.text;
  // One object for each load: another one at each render would load again without end.
  const loaded = useMemo(() => ({ value: { text }, basis }), [text, basis]);
  const own = outcome?.values.path === path && outcome.values.locale === locale ? outcome : undefined;
  const part = usePart(loaded, own?.intent === 'save-text' ? own : null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector('textarea')?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lang = documentLanguageOf(locale);
  const value = JSON.stringify((part.value as { text: TextContent }).text);
  const place = { locale, path };
  return (
    <section ref={section} aria-labelledby="text-title" className="space-y-4" data-controlled>
      <div>
        <h2 id="text-title" className="text-[1rem]">
          {group ? t.groups[group] : t.title} <span className="desk-badge">{language}</span>
        </h2>
        <p className="text-[0.8125rem] break-all text-muted">{path}</p>
      </div>
      {shippedBefore !== null && <Notice text={t.upgraded} />}
      {isToReview && <Notice text={t.review} />}
      {notUsed && <Notice text={t.notUsed[notUsed.misfit]} />}
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        {isOwn && <Shown title={t.shipped} content={shipped} locale={locale} />}
        {notUsed && hasOtherForm && <Shown title={t.yoursNotUsed} content={notUsed.text} locale={locale} />}
        {shippedBefore !== null && <Shown title={t.before} content={shippedBefore} locale={locale} />}
        {english !== null && <Shown title={t.english} content={english} locale={defaultLocale} />}
      </div>
      <PartForm
        part={part}
        formId={formId}
        intent="save-text"
        outcome={own}
        hidden={{ ...place, basis: part.basis, text: value }}
        submit={shippedBefore !== null ? t.keepMine : t.save}
        beside={
          isOwn && (
            <DeskForm
              intent="reset-text"
              outcome={own?.ok ? null : own}
              submit={shippedBefore !== null ? t.useNew : t.useShipped}
              t={{ submitting: settings.saving, notDone: settings.notSaved }}
              className=""
            >
              {Object.entries(place).map(([name, each]) => (
                <input key={name} type="hidden" name={name} value={each} />
              ))}
            </DeskForm>
          )
        }
      >
        <div className="[&_textarea]:field-sizing-content">
          <TextFields shipped={shipped} isOneLine={!mayBreak} lang={lang} />
        </div>
        <div className="space-y-1 text-[0.8125rem] text-muted">
          {placeholders.length > 0 && <p>{fill(t.placeholders, { names: listed(placeholders) })}</p>}
          <p>{fill(t.facts, { names: listed(facts) })}</p>
          {JSON.stringify(shipped).includes('](') && <p>{t.link}</p>}
        </div>
      </PartForm>
    </section>
  );
}

interface UnknownTextProps {
  path: string;
  text: TextContent;
  locale: Locale;
  outcome: DeskOutcome | undefined;
}

/** A text of the owner's that this release has no place for. */
export function UnknownText({ path, text, locale, outcome }: UnknownTextProps) {
  return (
    <section aria-labelledby="text-title" className="space-y-4">
      <h2 id="text-title" className="text-[1rem] break-all">
        {path}
      </h2>
      <p>{t.unknown}</p>
      <Content content={text} locale={locale} />
      <DeskForm intent="reset-text" outcome={outcome?.ok ? null : outcome} submit={t.remove}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="path" value={path} />
      </DeskForm>
    </section>
  );
}
