import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { SmallField } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { EmptyState, PageHead } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { inbox as inboxStrings } from '../../requests/strings/en/inbox.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { largestRateSheet, mostRateProblems, neededRateColumns, rateChoices, rateColumns } from '../rates.ts';
import { listRateSheets } from '../server/rate-sheets.ts';
import { rates as t } from '../strings/en/rates.ts';
import type { Route } from './+types/rates';

const path = '/desk/rates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const [sheets, staff] = await Promise.all([listRateSheets(services.db), services.listStaff()]);
  return {
    outcome: doneIn(request, t.done),
    isOwner: me.role === 'owner',
    sheets: sheets.map((sheet) => ({
      ...sheet,
      importer: staff.find(({ id }) => id === sheet.importedBy)?.name ?? inboxStrings.left,
    })),
  };
}

function textsOf(problems: unknown): string[] {
  return Array.isArray(problems) ? problems.map((problem) => String(problem?.text ?? '')) : [];
}

export const meta = deskTitle(t.title);

interface Refused {
  message: string;
  problems: string[];
}

/** Lists the problems of a file. */
function Problems({ message, problems }: Refused) {
  return (
    <div role="alert" className="mt-4 max-w-[80ch] border-l-2 border-alert bg-alert-ground px-3 py-2">
      <p className="font-medium text-alert">{message}</p>
      {problems.length > 0 && (
        <>
          <h3 className="sr-only">{t.problems.heading}</h3>
          <ul className="mt-2 list-disc space-y-0.5 pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problems.length >= mostRateProblems && (
            <p className="mt-2">{fill(t.problems.more, { count: mostRateProblems })}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Sends the file to the API as text, and opens the result. */
function useImport() {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refuse = (message: string, problems: string[] = []) => setRefused({ message, problems });
  const send = async (form: FormData) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return refuse(t.import.noFile);
    if (file.size > largestRateSheet) return refuse(t.import.tooLarge);
    const response = await fetch('/api/v1/desk/rate-sheets', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: form.get('name'), csv: await file.text() }),
    }).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response || !answer) return refuse(t.import.notSent);
    if (response.ok) return navigate(`${path}/${answer.id}`);
    return refuse(answer.message, textsOf(answer.problems));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setRefused(null);
    await send(form);
    setSending(false);
  };
  return { submit, isSending, refused };
}

/** The form for a file of rates, with its columns. */
function ImportForm() {
  const { submit, isSending, refused } = useImport();
  return (
    <section aria-labelledby="import" className="mt-8 border-t border-hairline pt-5">
      <h2 id="import" className="text-[1.125rem]">
        {t.import.heading}
      </h2>
      <p className="mt-1 max-w-[72ch] text-muted">{t.import.text}</p>
      <form onSubmit={submit} className="mt-4 max-w-96 space-y-4">
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
        <SmallField id="rates-file" label={t.import.file}>
          <input
            id="rates-file"
            type="file"
            name="file"
            accept=".csv,text/csv"
            required
            className="file-input"
          />
        </SmallField>
        <button type="submit" aria-disabled={isSending} className="desk-button desk-button-primary">
          {isSending ? t.import.submitting : t.import.submit}
        </button>
      </form>
      {refused && <Problems {...refused} />}
      <p className="mt-4">
        <a href="/api/v1/desk/rate-sheets/example.csv" download className="link inline-block py-1">
          {t.import.example}
        </a>
      </p>
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
    </section>
  );
}

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { outcome, isOwner, sheets } = loaderData;
  const { columns } = t;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={t.text}>
        <Link to="/desk/quote-templates" className="desk-button">
          {t.templatesLink}
        </Link>
      </PageHead>
      <OutcomeNote outcome={outcome} />
      <RecordTable
        caption={t.heading}
        rows={sheets}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `${path}/${id}`}
        columns={[
          { title: columns.name, cell: ({ name }) => name },
          {
            title: columns.state,
            cell: ({ isConfirmed }) => (isConfirmed ? t.confirmed : t.unconfirmed),
          },
          { title: columns.lines, cell: ({ lineCount }) => formatNumber(deskLocale, lineCount) },
          {
            title: columns.imported,
            cell: ({ importedAt }) => <DeskTime at={importedAt} />,
          },
          { title: columns.by, cell: ({ importer }) => importer },
        ]}
        empty={<EmptyState {...t.empty} />}
      />
      {isOwner && <ImportForm />}
    </div>
  );
}
