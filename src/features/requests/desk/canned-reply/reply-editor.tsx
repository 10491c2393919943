import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { fillVariables } from '../../reply-variables.ts';
import type { replies as repliesStrings } from '../../strings/en/canned-replies.ts';

export function textField(locale: Locale): string {
  return `texts.${locale}`;
}

interface LanguageText {
  locale: Locale;
  /** Name of the language. */
  name: string;
  body: string;
  /** Example values of variables in the preview. */
  example: Record<string, string>;
}

interface ReplyEditorProps {
  title: string;
  languages: LanguageText[];
  errors: Record<string, string>;
  backPath: string;
  t: typeof repliesStrings;
  /** Explanation of the variables. */
  children: ReactNode;
}

interface ReplyPreviewProps extends LanguageText {
  t: (typeof repliesStrings)['preview'];
}

/** Previews a canned reply with example values and lists the variables without one. */
function ReplyPreview({ locale, name, body, example, t }: ReplyPreviewProps) {
  const { text, missing } = fillVariables(body, example);
  return (
    <section aria-labelledby={`preview-${locale}`}>
      <h2 id={`preview-${locale}`} className="text-[1.0625rem]">
        {fill(t.title, { language: name })}
      </h2>
      <p className="text-[0.875rem] text-muted">{t.text}</p>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
        tabIndex={0}
        lang={locale}
        className="mt-2 max-h-96 overflow-y-auto border-l-2 border-strong bg-panel px-4 py-3 whitespace-pre-line text-strong"
      >
        {text.trim() || (
          <span lang={deskLocale} className="text-muted">
            {t.nothing}
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-[0.875rem]">{fill(t.open, { names: listIn(deskLocale, missing) })}</p>
      )}
    </section>
  );
}

/** Lists languages without a text once there is a text in one. */
function MissingLanguages({
  languages,
  t,
}: {
  languages: LanguageText[];
  t: (typeof repliesStrings)['edit'];
}) {
  const missing = languages.filter(({ body }) => body.trim() === '');
  const other = languages.find(({ body }) => body.trim() !== '');
  const names = listIn(
    deskLocale,
    missing.map(({ name }) => name),
  );
  const isShown = missing.length > 0 && other !== undefined;
  return (
    <p role="status" className={isShown ? 'border-l-2 border-signal pl-3' : ''}>
      {isShown && fill(t.missing, { languages: names, other: other.name })}
    </p>
  );
}

/** Edits a canned reply in each language with a preview: live with scripts, otherwise by a button. */
export function ReplyEditor({ title, languages, errors, backPath, t, children }: ReplyEditorProps) {
  const [bodies, setBodies] = useState<Partial<Record<Locale, string>>>({});
  const written = languages.map((language) => ({
    ...language,
    body: bodies[language.locale] ?? language.body,
  }));
  const [current, setCurrent] = useState<Locale | undefined>(
    (languages.find(({ body }) => body !== '') ?? languages[0])?.locale,
  );
  const { edit } = t;
  const form = useRef<HTMLFormElement>(null);
  const write = (locale: Locale, body: string) => setBodies((before) => ({ ...before, [locale]: body }));
  // Includes what was typed before hydration.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('textarea') ?? [])];
    setBodies(Object.fromEntries(fields.map(({ lang, value }) => [lang, value])));
  }, []);
  useEffect(() => {
    const atFault = Object.keys(errors)[0];
    if (atFault) document.getElementById(atFault)?.focus();
  }, [errors]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Form ref={form} method="post" className="space-y-5">
        <Field
          id="title"
          name="title"
          label={edit.subject}
          help={edit.subjectHelp}
          error={errors.title}
          type="text"
          autoComplete="off"
          defaultValue={title}
          className="desk-input"
        />
        {languages.map(({ locale, name, body }, index) => (
          <TextArea
            key={locale}
            id={textField(locale)}
            name={textField(locale)}
            label={fill(edit.body, { language: name })}
            help={index === 0 ? edit.bodyHelp : undefined}
            error={errors[textField(locale)]}
            lang={locale}
            rows={9}
            defaultValue={body}
            onFocus={() => setCurrent(locale)}
            onChange={(event) => write(locale, event.currentTarget.value)}
            className="desk-input"
          />
        ))}
        <MissingLanguages languages={written} t={edit} />
        <p className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="save" className="desk-button desk-button-primary">
            {edit.save}
          </button>
          <Link to={backPath} className="desk-button">
            {edit.cancel}
          </Link>
        </p>
      </Form>
      <div className="space-y-8">
        {written
          .filter(({ locale }) => locale === current)
          .map((language) => (
            <ReplyPreview key={language.locale} {...language} t={t.preview} />
          ))}
        {children}
      </div>
    </div>
  );
}
