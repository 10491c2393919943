import Check from 'lucide-react/icons/check';
import type { ComponentProps, MouseEvent } from 'react';
import { fill, listIn } from '../../../../contract/format.ts';
import { rowsOf, unansweredIn } from '../../../../contract/kyc-answers.ts';
import { type KycMissing, mostDocuments } from '../../../../contract/kyc-case.ts';
import { type KycTexts, kycForm } from '../../../../contract/kyc-form.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { useLocale } from '../../../ui/locale.tsx';

/** How many answers of a part are missing and how many cannot be right; empty when none is. */
export function describeCounts(
  locale: Locale,
  { missing, toCheck }: { missing: number; toCheck: number },
  strings: Pick<SiteStrings['kycCase']['contents'], 'missing' | 'toCheck'>,
): string {
  const counts = [
    { count: missing, text: strings.missing },
    { count: toCheck, text: strings.toCheck },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => fill(text, { count }));
  return listIn(locale, counts);
}

/**
 * A link to a part of this page. With scripts it leads the focus there itself: a change of the address that the router
 * did not make would pass by the question that guards unsaved answers.
 */
export function PartLink({ part, ...link }: ComponentProps<'a'> & { part: string }) {
  const lead = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(part);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  };
  return <a {...link} href={`#${part}`} onClick={lead} />;
}

const needed = new Set(unansweredIn({}));

interface FormContentsProps {
  missing: Pick<KycMissing, 'answers' | 'wrong'>;
  /** Whether anything is answered yet: an untouched form lacks nothing. */
  begun: boolean;
  /** Null where nobody knows. */
  documentCount: number | null;
  sections: KycTexts['sections'];
  strings: SiteStrings['kycCase']['contents'];
}

/** The parts of the page, each with what is still missing in it. */
export function FormContents({ missing, begun, documentCount, sections, strings }: FormContentsProps) {
  const locale = useLocale();
  const entries = kycForm.map((section, index) => {
    const ids = rowsOf(section).flatMap((fields) => fields.map(({ id }) => id));
    const countIn = (atFault: string[]) => atFault.filter((id) => ids.includes(id)).length;
    const counts = describeCounts(
      locale,
      { missing: countIn(missing.answers), toCheck: countIn(Object.keys(missing.wrong)) },
      strings,
    );
    const isOptional = !ids.some((id) => needed.has(id));
    const isWhole = begun && counts === '' && !isOptional;
    const note = isWhole ? strings.answered : isOptional ? strings.optional : '';
    return {
      id: section.id,
      number: String(index + 1),
      title: sections[section.id].title,
      isWhole,
      note: counts || note,
    };
  });
  const files =
    documentCount === null ? '' : fill(strings.files, { count: documentCount, most: mostDocuments });
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="label mb-2">
        {strings.heading}
      </h2>
      <ol className="border-t border-hairline sm:columns-2 sm:gap-x-10 lg:columns-1">
        {[
          ...entries,
          { id: 'documents', number: '', title: strings.documents, note: files, isWhole: false },
          { id: 'send', number: '', title: strings.send, note: '', isWhole: false },
        ].map(({ id, number, title, note, isWhole }) => (
          <li key={id} className="break-inside-avoid border-b border-hairline text-small">
            <PartLink className="group flex gap-3 py-2 text-strong" part={id}>
              <span className="tabular w-4 shrink-0 text-muted" aria-hidden>
                {number}
              </span>
              <span className="grow group-hover:underline">{title}</span>{' '}
              {isWhole ? (
                <span className="shrink-0 text-open">
                  <Check size={17} aria-hidden className="mt-0.5" />
                  <span className="sr-only">{note}</span>
                </span>
              ) : (
                <span className="tabular shrink-0 text-muted">{note}</span>
              )}
            </PartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
