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

/** A legal page: its contents beside the text, and every section under an address. The desk lists what is open. */
export function LegalText({ strings }: { strings: LegalStrings }) {
  return (
    <article>
      <PageOpening {...strings} />
      <div className="frame pb-section">
        <p className="tabular text-small text-muted">
          {strings.changed.label} <time dateTime={strings.changed.date}>{strings.changed.text}</time>
        </p>
        <div className="mt-8 grid items-start gap-x-10 gap-y-14 lg:grid-cols-12">
          <Contents title={strings.contents} sections={strings.sections} />
          <div className="measure space-y-14 lg:col-span-7 lg:col-start-6">
            {strings.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </div>
    </article>
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
}

function Section({ section: { id, title, blocks }, number }: SectionProps) {
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
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
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
  return null;
}
