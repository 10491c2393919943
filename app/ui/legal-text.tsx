import FilePenLine from 'lucide-react/icons/file-pen-line';
import type { SiteStrings } from '../content/strings.ts';
import { FactList } from './fact-list.tsx';
import { LinkedText } from './linked-text.tsx';
import { PageOpening } from './page-opening.tsx';

/** A paragraph, a list, labelled facts, or a question that is still open. Texts may hold links, see linked-text.tsx. */
type LegalBlock =
  | string
  | { list: string[] }
  | { facts: { label: string; value: string }[] }
  | { open: string };

interface LegalSection {
  /** The section's address on its page; others link to it, so it stays. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

type LegalStrings = Omit<SiteStrings['privacy'], 'sections'> & { sections: LegalSection[] };

/** A legal page: marked as a draft, with its contents beside the text, and every section under an address. */
export function LegalText({ strings }: { strings: LegalStrings }) {
  return (
    <article>
      <PageOpening {...strings} />
      <div className="frame pb-section">
        <DraftNotice strings={strings} />
        <div className="mt-12 grid items-start gap-x-10 gap-y-14 lg:mt-16 lg:grid-cols-12">
          <Contents title={strings.contents} sections={strings.sections} />
          <div className="max-w-[66ch] space-y-14 lg:col-span-7 lg:col-start-6">
            {strings.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} open={strings.open} />
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

/** Says that a page is a draft, and when its text last changed. */
export function DraftNotice({
  strings: { draft, changed },
}: {
  strings: Pick<LegalStrings, 'draft' | 'changed'>;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3 border-l-4 border-sand bg-panel px-5 py-4">
      <div className="flex max-w-[60ch] gap-3 text-strong">
        <FilePenLine size={22} aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <p className="font-semibold">{draft.title}</p>
          <p className="mt-0.5 text-small text-body">{draft.text}</p>
        </div>
      </div>
      <p className="tabular pl-[34px] text-small text-strong sm:pl-0">
        <span className="block text-muted">{changed.label}</span>
        <time dateTime={changed.date}>{changed.text}</time>
      </p>
    </div>
  );
}

function Contents({ title, sections }: { title: string; sections: LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:-m-1.5 lg:p-1.5 lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4 lg:max-h-[calc(100dvh-var(--header-height)-4rem)] lg:overflow-y-auto"
    >
      <h2 id="contents" className="label mb-2">
        {title}
      </h2>
      <ol className="border-t border-hairline sm:columns-2 sm:gap-x-10 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b border-hairline text-small">
            <a className="flex gap-3 py-2 text-strong hover:underline" href={`#${id}`}>
              <span className="tabular w-5 shrink-0 text-muted" aria-hidden>
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SectionProps {
  section: LegalSection;
  number: number;
  open: string;
}

function Section({ section: { id, title, blocks }, number, open }: SectionProps) {
  return (
    <section className="space-y-4">
      {/* Focusable, so that the keyboard and the ear go on from here when a link leads here. */}
      <h2 id={id} tabIndex={-1} className="flex gap-3 text-heading">
        <span className="tabular text-muted" aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} open={open} />
      ))}
    </section>
  );
}

function Block({ block, open }: { block: LegalBlock; open: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-2 pl-5 marker:text-muted">
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) {
    return (
      <FactList
        facts={block.facts.map(({ label, value }) => ({ label, value: <LinkedText text={value} /> }))}
      />
    );
  }
  return (
    <div className="border-l-2 border-sand pl-4">
      <p className="text-small font-semibold text-strong">{open}</p>
      <p>
        <LinkedText text={block.open} />
      </p>
    </div>
  );
}
