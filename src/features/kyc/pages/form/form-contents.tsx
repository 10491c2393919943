import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Locale } from '../../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../../platform/values/format.ts';
import { rowsOf } from '../../kyc-answers.ts';
import { formAmongDocuments, type KycMissing, mostDocuments } from '../../kyc-case.ts';
import { type KycSection, kycForm } from '../../kyc-form.ts';
import type { KycStrings } from '../../strings.ts';

/** How many answers of a part are missing and how many cannot be right; empty when none is. */
export function describeCounts(
  locale: Locale,
  { missing, toCheck }: { missing: number; toCheck: number },
  strings: Pick<KycStrings['kycCase']['contents'], 'missing' | 'toCheck'>,
): string {
  const counts = [
    { count: missing, text: strings.missing },
    { count: toCheck, text: strings.toCheck },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => fill(text, { count }));
  return listIn(locale, counts);
}

/** The parts of the page, in order, with the sections of the form that each holds. */
const kycParts = [
  { id: 'company', sections: ['company', 'addresses'] },
  { id: 'owners', sections: ['owners', 'politics'] },
  { id: 'goods', sections: ['business'] },
  { id: 'declarations', sections: ['sanctions', 'bank'] },
  { id: 'documents', sections: [] },
  { id: 'send', sections: ['signatory'] },
] as const;

type PartId = (typeof kycParts)[number]['id'];

/** The sections of the form in a part of the page. */
export function sectionsOf(part: PartId): KycSection[] {
  const ids: readonly string[] = kycParts.find(({ id }) => id === part)?.sections ?? [];
  return kycForm.filter(({ id }) => ids.includes(id));
}

function fieldsOf(part: PartId): string[] {
  const own = sectionsOf(part).flatMap((section) =>
    rowsOf(section).flatMap((row) => row.map(({ id }) => id)),
  );
  if (part === 'documents') return ['document'];
  return part === 'send' ? [...own, formAmongDocuments] : own;
}

/** Opens what an element lies folded in. */
export function unfold(element: Element | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
}

type PartLinkProps = ComponentProps<'a'> & {
  part: string;
  /** Folds the part in which the link stands. */
  isNext?: boolean;
};

/**
 * A link to a part of this page, which it opens. With scripts it leads the focus there itself: a change of the address
 * that the router did not make would pass by the question that guards unsaved answers.
 */
export function PartLink({ part, isNext = false, ...link }: PartLinkProps) {
  const lead = (event: MouseEvent) => {
    event.preventDefault();
    const own = event.currentTarget.closest('details');
    if (isNext && own) own.open = false;
    const target = document.getElementById(part);
    unfold(target);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  };
  return <a {...link} href={`#${part}`} onClick={lead} />;
}

/** How far a part of the page is. */
export interface PartProgress {
  id: PartId;
  number: number;
  title: string;
  isWhole: boolean;
  /** What is missing or stored in it. */
  note: string;
  /** Holds a field at fault. */
  isAtFault: boolean;
}

interface ProgressOptions {
  missing: Pick<KycMissing, 'answers' | 'wrong'>;
  /** Whether anything is answered yet: an untouched form lacks nothing. */
  begun: boolean;
  /** Null where nobody knows. */
  documentCount: number | null;
  errors: Record<string, string>;
  strings: KycStrings['kycCase']['contents'];
}

/** The parts of the page, each with what is still missing in it. */
export function progressOf(
  locale: Locale,
  { missing, begun, documentCount, errors, strings }: ProgressOptions,
): PartProgress[] {
  return kycParts.map(({ id }, index) => {
    const fields = fieldsOf(id);
    const countIn = (names: string[]) => names.filter((name) => fields.includes(name)).length;
    const counts = describeCounts(
      locale,
      { missing: countIn(missing.answers), toCheck: countIn(Object.keys(missing.wrong)) },
      strings,
    );
    const isDocuments = id === 'documents';
    const files =
      documentCount === null ? '' : fill(strings.files, { count: documentCount, most: mostDocuments });
    return {
      id,
      number: index + 1,
      title: strings.parts[id],
      isWhole: isDocuments ? Boolean(documentCount) : begun && counts === '',
      note: isDocuments ? files : counts,
      isAtFault: countIn(Object.keys(errors)) > 0,
    };
  });
}

type ContentsStrings = KycStrings['kycCase']['contents'];

/** That a part is whole, or what it lacks. */
function PartState({ part, strings }: { part: PartProgress; strings: ContentsStrings }) {
  return (
    <>
      <span className="tabular shrink-0 text-small font-normal text-muted">{part.note}</span>
      {part.isWhole && (
        <span className="shrink-0 text-open">
          <Check size={17} aria-hidden className="mt-0.5" />
          <span className="sr-only">{strings.answered}</span>
        </span>
      )}
    </>
  );
}

/** How many parts are whole, and from 1024 px on a link to each. */
export function FormContents({ parts, strings }: { parts: PartProgress[]; strings: ContentsStrings }) {
  const done = parts.filter(({ isWhole }) => isWhole).length;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="label mb-2">
        {strings.heading}
      </h2>
      <p className="tabular font-semibold text-strong">
        {fill(strings.progress, { done, count: parts.length })}
      </p>
      <span aria-hidden className="mt-3 grid auto-cols-fr grid-flow-col gap-1">
        {parts.map(({ id, isWhole }) => (
          <span key={id} className={`h-1 ${isWhole ? 'bg-open' : 'bg-hairline'}`} />
        ))}
      </span>
      <ol className="mt-4 hidden border-t border-hairline lg:block">
        {parts.map((part) => (
          <li key={part.id} className="border-b border-hairline text-small">
            <PartLink className="group flex gap-3 py-2.5 text-strong" part={part.id}>
              <span className="tabular w-4 shrink-0 text-muted" aria-hidden>
                {part.number}
              </span>
              <span className="grow group-hover:underline">{part.title}</span>{' '}
              <PartState part={part} strings={strings} />
            </PartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FormPartProps {
  part: PartProgress;
  isOpenAtFirst: boolean;
  /** The part after it. */
  next: PartProgress | undefined;
  strings: ContentsStrings;
  children: ReactNode;
}

/** A part of the form that folds, with how far it is in its heading. What is folded is posted all the same. */
export function FormPart({ part, isOpenAtFirst, next, strings, children }: FormPartProps) {
  return (
    <details className="disclosure border-b border-outline/50" open={isOpenAtFirst} suppressHydrationWarning>
      <summary className="flex min-h-16 items-center gap-3 py-3">
        <h2 id={part.id} tabIndex={-1} className="flex min-w-0 grow gap-3 text-heading">
          <span className="tabular text-muted" aria-hidden>
            {part.number}
          </span>
          {part.title}
        </h2>
        <PartState part={part} strings={strings} />
        <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
      </summary>
      <div className="space-y-10 pt-3 pb-10">
        {children}
        {next && (
          <PartLink className="button button-quiet" part={next.id} isNext>
            {fill(strings.next, { title: next.title })}
          </PartLink>
        )}
      </div>
    </details>
  );
}
