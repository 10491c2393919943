import type { ReactNode } from 'react';
import { type BriefStart, briefLinkOf } from '#features/cargo/brief-link.ts';
import type { CheckedRow, PieceQuery } from '#features/cargo/pieces.ts';
import type { FirstPriceLink } from '#features/rates/server/first-price-link.ts';
import { formatNumber } from '#platform/values/format.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { PlainLink, useLocale, useLocalPath } from '#ui/locale.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import type { SiteStrings } from '../../strings.ts';
import type { ToolState } from './use-tool-form.ts';

type Frame = SiteStrings['toolFrame'];

/** Formats numbers of the page's locale, with two decimals by default. */
export function useNumbers(): (value: number, most?: number) => string {
  const locale = useLocale();
  return (value, most = 2) => formatNumber(locale, value, { maximumFractionDigits: most });
}

/** Returns the valid rows as typed. */
export function countedPieces({ rows, units, notStackable }: PieceQuery, checked: CheckedRow[]) {
  const counted = rows.flatMap((row, index) =>
    checked[index]?.status === 'counted' ? [{ row, isAlone: notStackable.has(index) }] : [],
  );
  return {
    rows: counted.map(({ row }) => row),
    units,
    notStackable: new Set(counted.flatMap(({ isAlone }, index) => (isAlone ? [index] : []))),
  };
}

/** Returns the valid rows with their numbers on the page. */
export function countedRows(checked: CheckedRow[]) {
  return checked.flatMap((row, index) =>
    row.status === 'counted' ? [{ number: index + 1, pieces: row.pieces }] : [],
  );
}

interface ToolPageProps {
  path: string;
  tool: ToolState;
  strings: CaveatsProps['strings'] & { heading: string; text: string; choose?: string };
  frame: Frame;
  /** An engraving beside the heading. */
  plate: ReactNode;
  fields: ReactNode;
  result: ReactNode;
  /** Explanation below the result. */
  children?: ReactNode;
}

/**
 * Page under /tools: a form whose query holds the input, so that results can be shared, and the result, which stays in
 * view on a wide screen.
 */
export function ToolPage({ path, tool, strings, frame, plate, fields, result, children }: ToolPageProps) {
  const { heading, text, choose = frame.calculate } = strings;
  return (
    <>
      <PageOpening label={frame.label} heading={heading} text={text} plate={plate} />
      <div className="frame grid gap-x-10 gap-y-12 pb-16 lg:grid-cols-12 lg:pb-24">
        <form
          ref={tool.form}
          method="get"
          action={`${useLocalPath()(path)}#result`}
          onInput={tool.update}
          className="lg:col-span-7"
        >
          {/* Enter in a field presses the first button of the form. */}
          <button type="submit" hidden>
            {choose}
          </button>
          {fields}
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" className="button button-strong">
              {choose}
            </button>
            <PlainLink href={path} className="link py-1">
              {frame.startOver}
            </PlainLink>
          </p>
        </form>
        <section
          id="result"
          aria-labelledby="result-heading"
          className="self-start border-t-2 border-strong pt-4 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-4 lg:col-start-9"
        >
          <h2 id="result-heading" className="sr-only">
            {frame.result}
          </h2>
          {result}
        </section>
      </div>
      {children}
      <Caveats strings={strings} />
    </>
  );
}

/** Links to the rate request, and to the first price where the mode has one, prefilled with the result. */
export function RequestLink({
  start,
  strings,
  firstPrice,
}: {
  start: BriefStart;
  strings: Pick<Frame, 'request' | 'requestNote' | 'offered'>;
  firstPrice?: FirstPriceLink | null;
}) {
  const { service, mode, ...others } = start;
  const asked = service && strings.offered.includes(service) ? { service } : {};
  const known = { ...asked, ...others };
  return (
    <>
      {mode && firstPrice?.modes.includes(mode) && (
        <PlainLink
          href={briefLinkOf({ ...known, mode }, '/price')}
          className="button button-strong mt-6 w-full"
        >
          {firstPrice.label}
        </PlainLink>
      )}
      <PlainLink href={briefLinkOf(known)} className="button button-primary mt-6 w-full">
        {strings.request}
      </PlainLink>
      <p className="mt-2 text-small text-muted">{strings.requestNote}</p>
    </>
  );
}

export interface WorkStep {
  title: string;
  /** Name and calculation; a line without a calculation is omitted. */
  lines: (readonly [name: string, arithmetic: string | null])[];
}

interface WorkProps {
  heading: string;
  note?: string;
  steps: WorkStep[];
}

export function Work({ heading, note, steps }: WorkProps) {
  return (
    <section aria-labelledby="work" className="frame pb-16 lg:pb-24">
      <h2 id="work" className="text-title">
        {heading}
      </h2>
      <ol className="mt-6 border-t-2 border-strong">
        {steps.map(({ title, lines }) => (
          <li key={title} className="grid gap-x-10 gap-y-1 border-b border-hairline py-4 md:grid-cols-12">
            <h3 className="label md:col-span-2">{title}</h3>
            <dl className="md:col-span-10">
              {lines.map(
                ([name, arithmetic]) =>
                  arithmetic && (
                    <div key={name} className="sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-4">
                      <dt className="text-muted">{name}</dt>
                      <dd className="tabular text-strong max-sm:mb-1.5">{arithmetic}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ol>
      {note && <p className="mt-3 text-small text-muted">{note}</p>}
    </section>
  );
}

interface CaveatsProps {
  strings: {
    caveats: { heading: string; list: string[]; limits: string };
    other: { text: string; link: string; path: string };
  };
}

/** Limits of the result, with links. */
function Caveats({ strings: { caveats, other } }: CaveatsProps) {
  return (
    <section aria-labelledby="caveats" className="bg-panel py-16 lg:py-20">
      <div className="frame grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="caveats" className="text-title">
            {caveats.heading}
          </h2>
          <p className="mt-5 max-w-[40ch]">{other.text}</p>
          <ArrowLink to={other.path} label={other.link} />
        </div>
        <div className="lg:col-span-7">
          <ul className="border-t border-hairline">
            {caveats.list.map((text) => (
              <li key={text} className="border-b border-hairline py-3.5">
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small text-muted">{caveats.limits}</p>
        </div>
      </div>
    </section>
  );
}
