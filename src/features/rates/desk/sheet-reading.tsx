import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, listIn, pluralOf } from '#platform/values/format.ts';
import type { LeftOutCause, SheetReading as Reading } from '../rates.ts';
import { rateProblems } from '../strings/en/rate-outcomes.ts';
import { rates } from '../strings/en/rates.ts';

const { reading: t } = rates;

/** Values of a cause, and lines of a value, that the page lists; the download has all. */
const mostValues = 8;
const mostLines = 8;

const number = (value: number) => formatNumber(deskLocale, value);

function linesText({ count, lines }: LeftOutCause['values'][number]): string {
  const listed = lines.slice(0, mostLines).map(number);
  const more = count - listed.length;
  return pluralOf(deskLocale, count, t.onLines, { lines: listed.join(', ') + (more > 0 ? ' …' : '') });
}

function Cause({ problem, column, count, values }: LeftOutCause) {
  const text = fill(rateProblems[problem], {
    choices: values.flatMap(({ choices = [] }) => choices).join(', '),
  });
  return (
    <li>
      <details>
        <summary className="w-fit py-0.5">
          {column && <strong className="font-medium">{column}: </strong>}
          {text} ({number(count)})
        </summary>
        <ul className="mt-1 list-disc space-y-0.5 pl-8 text-muted">
          {values.slice(0, mostValues).map((value) => (
            <li key={value.value} className="wrap-anywhere">
              {value.value && <span className="text-ink">{value.value} </span>}
              {linesText(value)}
            </li>
          ))}
          {values.length > mostValues && (
            <li>{fill(t.moreValues, { count: number(values.length - mostValues) })}</li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** Lists the parts of the file that are not in the sheet: columns with numbers that are not read, lines and prices, other sheets. */
export function SheetReading({
  id,
  reading,
  isUnconfirmed,
}: {
  id: string;
  reading: Reading;
  isUnconfirmed: boolean;
}) {
  const { leftOut, leftOutLines, unread, ignored, sheet, otherSheets } = reading;
  const ignoredText = ignored.length > 0 && fill(t.ignored, { titles: listIn(deskLocale, ignored) });
  if (leftOut.length + unread.length + otherSheets.length === 0)
    return ignoredText && <p className="mb-4 wrap-anywhere text-muted">{ignoredText}</p>;
  return (
    <section
      aria-labelledby="reading"
      className={`mb-5 max-w-[90ch] border-l-2 px-3 py-1 ${isUnconfirmed ? 'border-alert' : 'border-hairline'}`}
    >
      <h2 id="reading" className="text-[1.125rem]">
        {t.heading}
      </h2>
      {otherSheets.length > 0 && (
        <p className="mt-1">{fill(t.sheets, { sheet, others: listIn(deskLocale, otherSheets) })}</p>
      )}
      {ignoredText && <p className="mt-1 wrap-anywhere">{ignoredText}</p>}
      {unread.length > 0 && (
        <>
          <h3 className="mt-3 font-medium">{t.unread}</h3>
          <ul className="list-disc pl-5">
            {unread.map(({ title, values }) => (
              <li key={title} className="wrap-anywhere">
                {title} <span className="text-muted">{fill(t.example, { values: values.join(' | ') })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <h3 className="mt-3 font-medium">
            {leftOutLines > 0 ? pluralOf(deskLocale, leftOutLines, t.leftOutLines) : t.leftOut}
          </h3>
          <ul className="mt-1">
            {leftOut.map((cause) => (
              <Cause key={`${cause.problem} ${cause.column}`} {...cause} />
            ))}
          </ul>
          <p className="mt-1">
            <a
              href={`/api/v1/desk/rate-sheets/${id}/left-out.csv`}
              download
              className="link inline-block py-1"
            >
              {t.download}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** Boxes that say that what is not imported was seen. */
export function SeenFields({
  reading: { unread, leftOut },
  errors,
}: {
  reading: Reading;
  errors: Record<string, string>;
}) {
  const boxes = [
    ...(unread.length > 0 ? (['unread'] as const) : []),
    ...(leftOut.length > 0 ? (['leftOut'] as const) : []),
  ];
  return boxes.map((name) => (
    <label key={name} className="flex w-full items-start gap-2 py-1">
      <input
        type="checkbox"
        name={name}
        required
        aria-invalid={errors[name] ? true : undefined}
        className="mt-0.5 size-4.5 shrink-0"
      />
      {t.seen[name]}
    </label>
  ));
}
