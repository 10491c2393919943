import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fileSize, pluralOf } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import type { KycDocument } from '../../case-shape.ts';
import type { KycAccess } from '../../server/access-log.ts';
import { kyc } from '../../strings/en/desk-kyc.ts';
import type { answeredSections } from '../answered-sections.ts';

const { case: t } = kyc;

type Sections = ReturnType<typeof answeredSections>;

/** The concerns of a case in one list, each leading to its answer. */
export function CaseConcerns({ sections }: { sections: Sections }) {
  const concerned = sections.flatMap(({ answers }) => answers.filter(({ concern }) => concern));
  if (concerned.length === 0) return <p className="mt-4 text-muted">{t.attention.none}</p>;
  return (
    <section aria-labelledby="concerns" className="mt-4 border-l-2 border-alert bg-alert-ground px-4 py-3">
      <h2 id="concerns" className="flex items-center gap-2">
        <TriangleAlert size={17} aria-hidden className="shrink-0 text-alert" />
        {t.attention.title}
      </h2>
      <ul className="mt-1.5 space-y-1">
        {concerned.map(({ id, question, concern }) => (
          <li key={id}>
            <a href={`#answer-${id}`} className="link">
              {concern}
            </a>
            <span className="block max-w-[80ch] text-[0.875rem]">{question}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers in the order of the form; those that need attention are marked. Empty ones are folded away at the end. */
export function CaseAnswers({ sections }: { sections: Sections }) {
  const left = sections.filter(({ empty }) => empty.length > 0);
  const count = left.reduce((sum, { empty }) => sum + empty.length, 0);
  return (
    <>
      {sections
        .filter(({ answers }) => answers.length > 0)
        .map(({ title, answers }) => (
          <section key={title} className="pt-6">
            <h3 className="text-[1rem]">{title}</h3>
            <dl className="desk-facts desk-facts-long mt-2">
              {answers.map(({ id, label, value, concern }) => (
                <div
                  key={id}
                  id={`answer-${id}`}
                  data-concern={concern ? true : undefined}
                  className="scroll-mt-16 data-concern:border-l-2 data-concern:border-l-alert data-concern:bg-alert-ground data-concern:px-3"
                >
                  <dt>{label}</dt>
                  <dd className="whitespace-pre-line">
                    {value || <span className="text-muted">{t.unanswered}</span>}
                    {concern && (
                      <span className="mt-0.5 flex items-center gap-1.5 text-[0.875rem] font-medium text-alert">
                        <TriangleAlert size={15} aria-hidden className="shrink-0" />
                        {concern}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      {count > 0 && (
        <details className="mt-6 border-y border-hairline">
          <summary className="min-h-10 cursor-pointer py-2 font-medium text-strong">
            {pluralOf(deskLocale, count, t.leftEmpty)}
          </summary>
          <dl className="pb-3">
            {left.map(({ title, empty }) => (
              <div key={title} className="py-1.5">
                <dt className="font-medium text-strong">{title}</dt>
                {empty.map((label) => (
                  <dd key={label} className="text-[0.875rem] text-muted">
                    {label}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** An image is decoded and nothing more; in any other type a browser may run what a stranger wrote. */
const hasPreview = ({ type }: KycDocument) => type === 'jpeg' || type === 'png';

/** The documents of a case, to download; an image is loaded and shown in place once its preview is opened. */
export function CaseDocuments({ documents }: { documents: KycDocument[] }) {
  const pathOf = ({ id }: KycDocument) => `/api/v1/desk/documents/${id}`;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t.documents}</h2>
      <p className="mt-0.5 text-[0.875rem] text-muted">
        {documents.length > 0 ? t.documentsNote : t.noDocuments}
      </p>
      <ul className="mt-2">
        {documents.map((document) => (
          <li key={document.id} className="border-t border-hairline py-2">
            <div className="flex items-center justify-between gap-x-4">
              <span className="min-w-0">
                <span className="block font-medium break-words text-strong">{document.name}</span>
                <span className="tabular block text-[0.8125rem] text-muted">
                  {document.type.toUpperCase()} · {fileSize(deskLocale, document.size)} ·{' '}
                  <DeskTime at={document.addedAt} />
                </span>
              </span>
              <a
                href={pathOf(document)}
                download
                aria-label={`${t.download} ${document.name}`}
                className="desk-button shrink-0"
              >
                <Download size={16} aria-hidden />
                {t.download}
              </a>
            </div>
            {hasPreview(document) && (
              <details>
                <summary className="min-h-8 cursor-pointer py-1 text-[0.875rem] text-muted hover:text-strong">
                  {t.preview}
                </summary>
                <img
                  src={pathOf(document)}
                  alt={document.name}
                  loading="lazy"
                  className="max-h-[70dvh] w-full border border-hairline bg-field object-contain"
                />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CaseLog({ log }: { log: (KycAccess & { who: string })[] }) {
  return (
    <section aria-labelledby="log" className="mt-8 min-w-0">
      <h2 id="log">{t.log}</h2>
      <ol className="mt-2">
        {log.map(({ id, action, document, who, at }) => (
          <li key={id} className="border-t border-hairline py-2 text-[0.875rem]">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium text-strong">{t.logOf[action]}</span>
              <DeskTime at={at} className="tabular text-muted" />
            </span>
            <span className="block break-words text-muted">
              {who}
              {document && ` · ${document}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
