import Download from 'lucide-react/icons/download';

export interface CasePaper {
  id: string;
  name: string;
  /** Type, size and when it was added, in words. */
  about: string;
  path: string;
}

interface CasePapersProps {
  papers: CasePaper[];
  words: { papers: string; noPapers: string; papersNote: string; download: string };
}

/** The papers of a case, to download: they are never shown in the browser. */
export function CasePapers({ papers, words }: CasePapersProps) {
  return (
    <section aria-labelledby="papers" className="mt-4">
      <h2 id="papers" className="text-[1.0625rem]">
        {words.papers}
      </h2>
      <p className="mt-0.5 text-[0.875rem] text-muted">
        {papers.length > 0 ? words.papersNote : words.noPapers}
      </p>
      <ul className="mt-2">
        {papers.map(({ id, name, about, path }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words text-strong">{name}</span>
              <span className="tabular block text-[0.8125rem] text-muted">{about}</span>
            </span>
            <a href={path} download aria-label={`${words.download} ${name}`} className="desk-button">
              <Download size={16} aria-hidden />
              {words.download}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
