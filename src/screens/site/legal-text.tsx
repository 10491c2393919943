import Plus from 'lucide-react/icons/plus';
import { FactList } from '#ui/fact-list.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import type { SiteStrings } from './strings.ts';

/** Paragraph, list or labeled facts. Texts may contain links; see linked-text.tsx. */
type PublicBlock = string | { list: string[] } | { facts: { label: string; value: string }[] };

/** Block of a text file, which may have open questions. */
type LegalBlock = PublicBlock | { open: string };

interface LegalSection<Block> {
  /** Fragment of the section. Others link to it, so it must not change. */
  id: string;
  title: string;
  /** Summary of a long section, whose blocks are folded. */
  inShort?: string;
  blocks: Block[];
}

type LegalStrings<Block> = Omit<SiteStrings['privacy'], 'sections'> & { sections: LegalSection<Block>[] };

const isPublic = (block: LegalBlock): block is PublicBlock => typeof block === 'string' || !('open' in block);

/** Removes open questions, which only the desk lists, and sections with nothing else. */
export function publicLegalText(strings: LegalStrings<LegalBlock>): LegalStrings<PublicBlock> {
  const sections = strings.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(isPublic),
  }));
  return { ...strings, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

export function LegalText({ strings }: { strings: LegalStrings<PublicBlock> }) {
  const { sections } = strings;
  return (
    <article>
      <PageOpening {...strings} />
      <div className="frame pb-section">
        <p className="tabular text-small text-muted">
          {strings.changed.label} <time dateTime={strings.changed.date}>{strings.changed.text}</time>
        </p>
        <div className="mt-8 grid items-start gap-x-10 gap-y-14 lg:grid-cols-12">
          <Contents title={strings.contents} sections={sections} />
          <div className="measure space-y-14 lg:col-span-7 lg:col-start-6">
            {sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} details={strings.details} />
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}

function Contents({ title, sections }: { title: string; sections: LegalSection<PublicBlock>[] }) {
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
  section: LegalSection<PublicBlock>;
  number: number;
  /** Label of the folded blocks. */
  details: string;
}

function Section({ section: { id, title, inShort, blocks }, number, details }: SectionProps) {
  const content = blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
  return (
    <section className="space-y-4">
      {/* Focusable, so that keyboard and screen reader continue here after a link. */}
      <h2 id={id} tabIndex={-1} className="flex gap-3 text-heading">
        <span className="tabular text-muted" aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {inShort ? (
        <>
          <p>{inShort}</p>
          <details className="disclosure legal-detail">
            <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-strong">
              <Plus size={18} aria-hidden className="disclosure-mark" />
              {details}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="mt-2 space-y-4">{content}</div>
          </details>
        </>
      ) : (
        content
      )}
    </section>
  );
}

function Block({ block }: { block: PublicBlock }) {
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
  return (
    <FactList
      facts={block.facts.map(({ label, value }) => ({ label, value: <LinkedText text={value} /> }))}
    />
  );
}
