import type { BriefStart } from '#features/cargo/brief-link.ts';
import {
  type CargoRow,
  type ContainerFit,
  containers,
  fitContainers,
  type Misfit,
} from '#features/cargo/container-fit.ts';
import { checkRow, readPieceQuery } from '#features/cargo/pieces.ts';
import { type FirstPriceLink, firstPriceLinkIn } from '#features/rates/server/first-price-link.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { fill } from '#platform/values/format.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useLocale } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { type SiteStrings, siteStringsIn } from '../strings.ts';
import type { Route } from './+types/container-fit';
import { FloorPlan } from './container-fit/floor-plan.tsx';
import {
  countedPieces,
  countedRows,
  RequestLink,
  ToolPage,
  useNumbers,
  Work,
  type WorkStep,
} from './frame/tool-page.tsx';
import { NotCounted, PieceFields, UnitChoices } from './pieces/piece-fields.tsx';
import { usePieceForm } from './pieces/use-piece-form.ts';

const path = '/tools/container-fit';

export function loader({ url }: Route.LoaderArgs) {
  const { containerFit, pieceRows, toolFrame } = siteStringsIn(localeOf(url));
  return {
    strings: containerFit,
    rowStrings: pieceRows,
    frame: toolFrame,
    sent: String(url.searchParams),
    firstPrice: firstPriceLinkIn(localeOf(url)),
  };
}

export const meta = metaWith('sea-freight');

type Strings = SiteStrings['containerFit'];

/** Row with its number on the page. */
interface NumberedRow {
  number: number;
  cargo: CargoRow;
}

interface SummaryProps {
  suggested: ContainerFit | undefined;
  pieces?: BriefStart['pieces'];
  rows: NumberedRow[];
  strings: Strings;
  rowStrings: SiteStrings['pieceRows'];
  frame: SiteStrings['toolFrame'];
  firstPrice: FirstPriceLink | null;
}

const countOf = (rows: NumberedRow[]) => rows.reduce((sum, { cargo }) => sum + cargo.quantity, 0);

/** Returns the reason for the number of containers. */
function reasonOf({ needed, byFloor, byVolume, byWeight }: ContainerFit, { decides }: Strings): string {
  if (byFloor === null) return decides.unplanned;
  if (needed === 1) return decides.one;
  if (byFloor === needed) return decides.floor;
  return byWeight >= byVolume ? decides.weight : decides.volume;
}

/** Suggested container, the deciding limit and a link to a rate. */
function Summary({ suggested, pieces, rows, strings, rowStrings, frame, firstPrice }: SummaryProps) {
  const show = useNumbers();
  if (!suggested) {
    return (
      <div aria-live="polite">
        <p className="text-title text-strong">{strings.none.heading}</p>
        <p className="mt-3">{strings.none.text}</p>
        {frame.offered.includes('project-cargo') && (
          <ArrowLink to="/services/project-cargo" label={strings.none.link} className="mt-2" />
        )}
      </div>
    );
  }
  const { type, volumeM3, weightKg } = suggested;
  const needed = Number(suggested.needed);
  const { volumeM3: mostM3, cargoKg } = containers[type];
  const used = (value: number, most: number, unit: string) =>
    fill(strings.facts.of, {
      used: show(value),
      most: `${show(most * needed)} ${unit}`,
      percent: show((100 * value) / (most * needed), 0),
    });
  const name = `${needed} × ${strings.names[type]}`;
  return (
    <>
      <div aria-live="polite">
        <p className="label">{strings.suggested}</p>
        <p className="tabular mt-1 text-title font-semibold text-strong lg:text-[2.75rem] lg:leading-none">
          {name}
        </p>
        <p className="mt-3">{reasonOf(suggested, strings)}</p>
      </div>
      <FactList
        className="mt-6"
        facts={[
          { label: rowStrings.legend, value: show(countOf(rows)) },
          { label: strings.facts.volume, value: used(volumeM3, mostM3, 'm³') },
          { label: strings.facts.weight, value: used(weightKg, cargoKg, 'kg') },
        ]}
      />
      <RequestLink
        start={{
          service: 'sea-freight',
          ...(pieces && { pieces }),
          container: { type, quantity: needed },
          mode: 'fcl',
        }}
        strings={frame}
        firstPrice={firstPrice}
      />
    </>
  );
}

interface CompareProps {
  fits: ContainerFit[];
  rows: NumberedRow[];
  strings: Strings;
}

/** Number of containers by type, and the piece that does not fit into one. */
function Compare({ fits, rows, strings }: CompareProps) {
  const show = useNumbers();
  const { compare } = strings;
  const misfitText = (type: ContainerFit['type'], row: number, reason: Misfit) => {
    const { lengthCm, widthCm, heightCm } = rows[row]?.cargo ?? { lengthCm: 0, widthCm: 0, heightCm: 0 };
    const { lengthCm: inside, doorWidthCm, doorHeightCm } = containers[type];
    const [value, most] = {
      length: [Math.max(lengthCm, widthCm), inside] as const,
      'door-width': [Math.min(lengthCm, widthCm), doorWidthCm] as const,
      'door-height': [heightCm, doorHeightCm] as const,
    }[reason];
    return fill(compare.misfits[reason], {
      row: rows[row]?.number ?? row + 1,
      name: strings.short[type],
      value: show(value),
      most: show(most),
    });
  };
  const misfits = fits.flatMap(({ type, misfits: own }) =>
    own.map(({ row, reason }) => misfitText(type, row, reason)),
  );
  return (
    <section aria-labelledby="compare" className="frame pb-16 lg:pb-24">
      <h2 id="compare" className="text-title">
        {compare.heading}
      </h2>
      <table className="tabular mt-6 w-full border-t-2 border-strong text-left max-sm:text-small">
        <thead>
          <tr className="border-b border-hairline align-bottom">
            {[compare.container, compare.byVolume, compare.byWeight, compare.byFloor, compare.needed].map(
              (title) => (
                <th key={title} scope="col" className="label py-2.5 pr-2">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {fits.map(({ type, byVolume, byWeight, byFloor, needed }) => (
            <tr key={type} className="border-b border-hairline">
              <th scope="row" className="py-3 pr-2 font-medium text-strong">
                {strings.short[type]}
              </th>
              <td className="pr-2">{show(byVolume)}</td>
              <td className="pr-2">{show(byWeight)}</td>
              <td className="pr-2">{byFloor ?? (needed === null ? '–' : compare.unplanned)}</td>
              <td className="font-semibold text-strong">{needed ?? compare.doesNotFit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {misfits.length > 0 && (
        <ul className="mt-4 space-y-1 text-small">
          {misfits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Calculation of each row and the total for the suggested container. */
function FitWork({
  suggested,
  rows,
  strings,
}: Pick<SummaryProps, 'rows' | 'strings'> & { suggested: ContainerFit }) {
  const show = useNumbers();
  const { work } = strings;
  const { volumeM3, weightKg, byVolume, byWeight, byFloor, type } = suggested;
  const container = containers[type];
  const countText = (used: number, most: number, unit: string, count: number) =>
    fill(work.count, {
      used: `${show(used)} ${unit}`,
      most: `${show(most)} ${unit}`,
      ratio: show(used / most),
      count,
    });
  const stacksText = ({ quantity, heightCm, isStackable }: CargoRow) => {
    const most = isStackable ? Math.max(1, Math.floor(container.heightCm / heightCm + 1e-9)) : 1;
    const count = show(Math.ceil(quantity / most));
    return isStackable
      ? fill(work.high, { height: container.heightCm, piece: show(heightCm), most, count })
      : fill(work.alone, { count });
  };
  return (
    <Work
      heading={work.heading}
      steps={[
        ...rows.map(({ number, cargo }): WorkStep => {
          const { quantity, lengthCm, widthCm, heightCm, weightKg: each } = cargo;
          const sides = [lengthCm, widthCm, heightCm].map((side) => show(side)).join(' × ');
          const m3 = (quantity * lengthCm * widthCm * heightCm) / 1e6;
          return {
            title: fill(work.row, { number }),
            lines: [
              [work.volume, `${show(quantity)} × ${sides} cm = ${show(m3)} m³`],
              [work.weight, `${show(quantity)} × ${show(each)} kg = ${show(quantity * each)} kg`],
              [work.stacks, stacksText(cargo)],
            ],
          };
        }),
        {
          title: fill(work.total, { name: strings.names[type] }),
          lines: [
            [work.volume, countText(volumeM3, container.volumeM3, 'm³', byVolume)],
            [work.weight, countText(weightKg, container.cargoKg, 'kg', byWeight)],
            [work.floor, byFloor === null ? null : fill(work.plan, { count: byFloor })],
          ],
        },
      ]}
    />
  );
}

export default function ContainerFitPage({ loaderData }: Route.ComponentProps) {
  const { strings, rowStrings, frame, sent, firstPrice } = loaderData;
  const locale = useLocale();
  const pieces = usePieceForm(sent);
  const query = readPieceQuery(pieces.query, locale);
  const { rows, units, notStackable, isCut } = query;
  const checked = rows.map((row) => checkRow(row, units, locale));
  const counted = countedRows(checked).map(({ number, pieces: own }) => ({
    number,
    cargo: { ...own, isStackable: !notStackable.has(number - 1) },
  }));
  const { fits, suggested } = fitContainers(counted.map(({ cargo }) => cargo));
  const hasResult = counted.length > 0;
  return (
    <ToolPage
      path={path}
      tool={pieces}
      strings={strings}
      frame={frame}
      plate={<Engraving name="container-sizes" />}
      fields={
        <>
          <div className="mb-8">
            <UnitChoices units={units} strings={rowStrings} />
          </div>
          <PieceFields
            pieces={pieces}
            typed={rows}
            checked={checked}
            units={units}
            asksStacking
            strings={rowStrings}
          />
        </>
      }
      result={
        <>
          <NotCounted pieces={pieces} checked={checked} isCut={isCut} strings={rowStrings} />
          {hasResult ? (
            <Summary
              suggested={suggested}
              pieces={countedPieces(query, checked)}
              rows={counted}
              strings={strings}
              rowStrings={rowStrings}
              frame={frame}
              firstPrice={firstPrice}
            />
          ) : (
            checked.every(({ status }) => status !== 'refused') && (
              <p className="max-w-[34ch]">{strings.empty}</p>
            )
          )}
        </>
      }
    >
      {suggested && suggested.plan.length > 0 && (
        <FloorPlan
          fit={suggested}
          rowNumbers={counted.map(({ number }) => number)}
          all={countOf(counted)}
          strings={strings}
        />
      )}
      {hasResult && <Compare fits={fits} rows={counted} strings={strings} />}
      {hasResult && suggested && <FitWork suggested={suggested} rows={counted} strings={strings} />}
    </ToolPage>
  );
}
