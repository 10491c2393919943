import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { SmallField } from '../../../ui/desk/controls.tsx';
import { largestRateSheet, mostRateProblems, neededRateColumns, rateChoices, rateColumns } from '../rates.ts';
import { rates as t } from '../strings/en/rates.ts';
import { MappingFields, type MappingQuestion, mappingIn } from './mapping-fields.tsx';

const path = '/desk/rates';

interface Refused {
  message: string;
  problems: string[];
}

function textsOf(problems: unknown): string[] {
  return Array.isArray(problems) ? problems.map((problem) => String(problem?.text ?? '')) : [];
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
          <h3 className="sr-only">{t.problems.heading}</h3>
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

/** Sends the form to the API, and opens the sheet; asks for a mapping where the titles are not known. */
function useImport() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [question, setQuestion] = useState<MappingQuestion | null>(null);
  const refuse = (message: string, problems: string[] = []) => setRefused({ message, problems });
  const send = async (form: FormData) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return refuse(t.import.noFile);
    if (file.size > largestRateSheet) return refuse(t.import.tooLarge);
    const body = new FormData();
    for (const name of ['name', 'vendor']) body.set(name, String(form.get(name) ?? ''));
    if (question) body.set('mapping', JSON.stringify(mappingIn(form, question)));
    body.set('file', file);
    const response = await fetch('/api/v1/desk/rate-sheets', { method: 'POST', body }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response || !answer) return refuse((await isAsChosen(file)) ? t.import.notSent : t.import.changed);
    if (response.ok) return navigate(`${path}/${answer.id}`);
    if (answer.titles) return setQuestion({ titles: answer.titles, constants: answer.constants ?? {} });
    return refuse(answer.message, textsOf(answer.problems));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
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
    clearQuestion: () => setQuestion(null),
  };
}

/** The columns of a sheet with what each holds. */
function Columns() {
  return (
    <details className="mt-2 max-w-[80ch]">
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

/** The form for a file of rates. A corrected file keeps the mapping and the list of problems until it is read. */
export function ImportForm({ vendors }: { vendors: string[] }) {
  const { submit, isSending, refused, question, clearQuestion } = useImport();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) heading.current?.focus();
  }, [question]);
  useEffect(() => {
    if (refused) list.current?.focus();
  }, [refused]);
  return (
    <section aria-labelledby="import" className="mt-8 border-t border-hairline pt-5">
      <h2 id="import" className="text-[1.125rem]">
        {t.import.heading}
      </h2>
      <p className="mt-1 max-w-[72ch] text-muted">{t.import.text}</p>
      <noscript>
        <p className="mt-1">{t.import.needsScripts}</p>
      </noscript>
      <form onSubmit={submit} className="mt-4 space-y-4">
        <div className="max-w-96 space-y-4">
          <SmallField id="rates-name" label={t.import.name}>
            <input
              id="rates-name"
              name="name"
              required
              maxLength={300}
              autoComplete="off"
              aria-describedby="rates-name-help"
              className="desk-input"
            />
            <p id="rates-name-help" className="mt-1 text-[0.8125rem] text-muted">
              {t.import.nameHelp}
            </p>
          </SmallField>
          <SmallField id="rates-vendor" label={t.import.vendor}>
            <input
              id="rates-vendor"
              name="vendor"
              maxLength={300}
              autoComplete="off"
              list="rates-vendors"
              aria-describedby="rates-vendor-help"
              className="desk-input"
              onChange={clearQuestion}
            />
            <datalist id="rates-vendors">
              {vendors.map((vendor) => (
                <option key={vendor} value={vendor} />
              ))}
            </datalist>
            <p id="rates-vendor-help" className="mt-1 text-[0.8125rem] text-muted">
              {t.import.vendorHelp}
            </p>
          </SmallField>
          <SmallField id="rates-file" label={t.import.file}>
            <input
              id="rates-file"
              type="file"
              name="file"
              accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              required
              className="file-input"
            />
          </SmallField>
        </div>
        {question && <MappingFields headingRef={heading} question={question} />}
        <button type="submit" aria-disabled={isSending} className="desk-button desk-button-primary">
          {isSending ? t.import.submitting : t.import.submit}
        </button>
      </form>
      {refused && <Problems {...refused} listRef={list} />}
      <p className="mt-4">
        <a href="/api/v1/desk/rate-sheets/example.csv" download className="link inline-block py-1">
          {t.import.example}
        </a>
      </p>
      <Columns />
    </section>
  );
}
