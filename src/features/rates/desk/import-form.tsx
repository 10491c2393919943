import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { SmallField } from '#ui/desk/controls.tsx';
import type { RateMapping } from '../rate-input.ts';
import {
  largestRateSheet,
  mostRateProblems,
  neededRateColumns,
  type RateSheetProblem,
  rateChoices,
  rateColumns,
} from '../rates.ts';
import { rateProblemTexts } from '../strings/en/rate-outcomes.ts';
import { rates as t } from '../strings/en/rates.ts';
import { CheckedForm, useInvalid } from './invalid-fields.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { type MappingQuestion, mappingIn } from './mapping-of-form.ts';

interface Refused {
  message: string;
  problems: string[];
}

/** Lists the problems of a file. */
function Problems({ message, problems, listRef }: Refused & { listRef: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={listRef}
      role="alert"
      tabIndex={-1}
      className="mt-4 max-w-[80ch] border-l-2 border-alert bg-alert-ground px-3 py-2"
    >
      <p className="font-medium text-alert">{message}</p>
      {problems.length > 0 && (
        <>
          <h2 className="sr-only">{t.problems.heading}</h2>
          <ul className="mt-2 list-disc space-y-0.5 pl-5">
            {problems.slice(0, mostRateProblems).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problems.length > mostRateProblems && (
            <p className="mt-2">
              {fill(t.problems.more, { count: formatNumber(deskLocale, mostRateProblems) })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Returns false for a file that was saved again since it was chosen: browsers do not read it any more. */
function isAsChosen(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

const noQuestions: MappingQuestion = {
  ...{
    isMapped: false,
    titles: [],
    rows: [],
    constants: {},
    guessed: [],
    included: [],
    sheets: [],
    sheet: '',
  },
  ...{ numbers: [], dates: [], years: [], places: [], charges: [] },
};

/** Sends the form to the API, and opens the sheet; asks for a mapping where the titles are not known. */
function useImport() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [question, setQuestion] = useState<MappingQuestion | null>(null);
  const answers = useRef<RateMapping | null>(null);
  const refuse = (message: string, problems: string[] = []) => setRefused({ message, problems });
  const send = async (form: FormData) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return refuse(t.import.noFile);
    if (file.size > largestRateSheet) return refuse(t.import.tooLarge);
    const body = new FormData();
    for (const name of ['name', 'vendor']) body.set(name, String(form.get(name) ?? ''));
    if (question) {
      answers.current = mappingIn(form, question, answers.current);
      body.set('mapping', JSON.stringify(answers.current));
    }
    if (form.has('ask')) body.set('ask', 'true');
    body.set('file', file);
    const response = await fetch('/api/v1/desk/rate-sheets', { method: 'POST', body }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response || !answer) return refuse((await isAsChosen(file)) ? t.import.notSent : t.import.changed);
    if (response.ok) return navigate(`/desk/rates/${answer.id}`);
    if (answer.titles) return setQuestion({ ...noQuestions, ...answer });
    return refuse(answer.message, rateProblemTexts((answer.problems ?? []) as RateSheetProblem[]));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (isSending || state !== 'idle') return;
    const form = new FormData(event.currentTarget);
    setSending(true);
    setRefused(null);
    await send(form);
    setSending(false);
  };
  // A second click while the sheet opens would import the file again.
  return {
    submit,
    isSending: isSending || state !== 'idle',
    refused,
    question,
    /** Another file keeps the answers that are in sight; earlier ones are asked for again. */
    clearAnswers: () => {
      answers.current = null;
    },
    clearQuestion: () => {
      answers.current = null;
      setQuestion(null);
    },
  };
}

/** The columns of a sheet with what each holds. */
function KnownTitles() {
  return (
    <details className="max-w-[80ch]">
      <summary className="link w-fit py-1">{t.import.columns}</summary>
      <dl className="mt-2 border-t border-hairline">
        {rateColumns.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-4 border-b border-hairline py-1.5">
            <dt className="w-40 shrink-0">
              <code>{name}</code>
              {neededRateColumns.includes(name) && <span className="text-muted"> ({t.import.needed})</span>}
            </dt>
            <dd className="min-w-0 grow basis-60 wrap-anywhere">
              {[t.import.holds[name], rateChoices[name]?.join(', ')].filter(Boolean).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface TextProps {
  name: 'name' | 'vendor';
  label: string;
  help: string;
  /** Those of the sheets that are there. */
  choices: string[];
  isRequired?: boolean;
  onChange?: () => void;
}

function TextOf({ name, label, help, choices, isRequired = false, onChange }: TextProps) {
  const id = `rates-${name}`;
  const { error, attributes } = useInvalid(id, `${id}-help`);
  return (
    <SmallField id={id} label={label} error={error}>
      <input
        id={id}
        name={name}
        required={isRequired}
        maxLength={300}
        autoComplete="off"
        list={`${id}-choices`}
        {...attributes}
        className="desk-input"
        onChange={onChange}
      />
      <datalist id={`${id}-choices`}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      <p id={`${id}-help`} className="mt-1 text-[0.8125rem] text-muted">
        {help}
      </p>
    </SmallField>
  );
}

function FileInput({ onChange }: { onChange: () => void }) {
  const { error, attributes } = useInvalid('rates-file');
  return (
    <SmallField id="rates-file" label={t.import.file} error={error}>
      <input
        id="rates-file"
        type="file"
        name="file"
        accept=".csv,.txt,.tsv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        required
        {...attributes}
        className="file-input w-full"
        onChange={onChange}
      />
    </SmallField>
  );
}

/** The form for a file of rates. A corrected file keeps the mapping and the list of problems until it is read. */
export function ImportForm({ vendors, names }: { vendors: string[]; names: string[] }) {
  const { submit, isSending, refused, question, clearAnswers, clearQuestion } = useImport();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) heading.current?.focus();
  }, [question]);
  useEffect(() => {
    if (refused) list.current?.focus();
  }, [refused]);
  return (
    <>
      <noscript>
        <p className="mt-1">{t.import.needsScripts}</p>
      </noscript>
      {refused && <Problems {...refused} listRef={list} />}
      <CheckedForm submit={submit} className="mt-3 space-y-4">
        <div className="grid max-w-5xl gap-x-6 gap-y-4 md:grid-cols-3">
          <FileInput onChange={clearAnswers} />
          <TextOf
            name="vendor"
            label={t.import.vendor}
            help={t.import.vendorHelp}
            choices={vendors}
            onChange={clearQuestion}
          />
          <TextOf name="name" label={t.import.name} help={t.import.nameHelp} choices={names} isRequired />
        </div>
        {question && <MappingFields headingRef={heading} question={question} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" aria-disabled={isSending} className="desk-button desk-button-primary">
            {isSending ? t.import.submitting : t.import.submit}
          </button>
          {!question && (
            <label className="flex items-center gap-2 py-1">
              <input type="checkbox" name="ask" className="size-4.5 shrink-0" />
              {t.import.ask}
            </label>
          )}
        </div>
      </CheckedForm>
      <div className="mt-8 flex flex-wrap gap-x-6">
        <a href="/api/v1/desk/rate-sheets/example.csv" download className="link inline-block py-1">
          {t.import.example}
        </a>
        <KnownTitles />
      </div>
    </>
  );
}
