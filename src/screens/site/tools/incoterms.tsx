import { incoterms } from '#features/cargo/choices.ts';
import {
  type Answers,
  chooseIncoterm,
  type Incoterm,
  questionNames,
  questions,
  readIncotermQuery,
  sharesOf,
} from '#features/cargo/incoterms.ts';
import type { Service } from '#features/services/service.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { fill } from '#platform/values/format.ts';
import { FactList } from '#ui/fact-list.tsx';
import { PlainLink } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { type SiteStrings, siteStringsIn } from '../strings.ts';
import type { Route } from './+types/incoterms';
import { RequestLink, ToolPage } from './frame/tool-page.tsx';
import { useToolForm } from './frame/use-tool-form.ts';
import { Choice } from './pieces/piece-fields.tsx';

const path = '/tools/incoterms';

export function loader({ url }: Route.LoaderArgs) {
  const { incoterms: strings, toolFrame } = siteStringsIn(localeOf(url));
  return { strings, frame: toolFrame, sent: String(url.searchParams) };
}

export const meta = metaWith('sea-freight');

type Strings = SiteStrings['incoterms'];

/** Service that prefills the rate request; no service is road only. */
const serviceOf: Record<string, Service> = {
  container: 'sea-freight',
  vessel: 'sea-freight',
  air: 'air-freight',
};

/** Container rule that replaces a vessel rule. */
const forContainers: Partial<Record<Incoterm, Incoterm>> = { FAS: 'FCA', FOB: 'FCA', CFR: 'CPT', CIF: 'CIP' };

/** State of the form; `opened` is the rule of a followed link. */
interface State {
  answers: Answers;
  place: string;
  opened: Incoterm | null;
}

interface ResultProps {
  state: State;
  strings: Strings;
  frame: SiteStrings['toolFrame'];
}

/** Link that shows another rule and keeps the answers. */
function RuleLink({ rule, state, strings }: Omit<ResultProps, 'frame'> & { rule: Incoterm }) {
  const { answers, place } = state;
  const query = new URLSearchParams({ ...answers, ...(place && { incotermPlace: place }), rule });
  return (
    <PlainLink
      href={`${path}?${query}#result`}
      className="link inline-block py-1.5"
      aria-label={fill(strings.all.open, { rule: `${rule}, ${strings.rules[rule].name}` })}
    >
      {rule}
    </PlainLink>
  );
}

/** Selected rule: its meaning, other matching rules and missing answers. */
function Rule({ rule, state, strings, frame }: ResultProps & { rule: Incoterm }) {
  const { answers, place, opened } = state;
  const { fitting, excluded, setAside } = chooseIncoterm(answers);
  const { name, place: named, risk, mistake } = strings.rules[rule];
  const excludedBy = excluded.find((exclusion) => exclusion.rule === rule)?.by;
  const instead = answers.mode === 'container' ? forContainers[rule] : undefined;
  const others = fitting.filter((fittingRule) => fittingRule !== rule);
  const service = serviceOf[answers.mode ?? ''];
  return (
    <>
      <div aria-live="polite">
        <p className="label">{opened ? strings.shown : others.length > 0 ? strings.soFar : strings.fits}</p>
        <p className="mt-1 text-display font-semibold text-strong">{rule}</p>
        <p className="text-heading text-strong">{name}</p>
        <p className="mt-3">{risk}</p>
        {excludedBy && (
          <p className="mt-3 border-l-4 border-alert bg-alert-ground px-4 py-3 text-small text-strong">
            {fill(strings.notFitting, { rule, question: strings.questions[excludedBy].legend })}
          </p>
        )}
        {instead && (
          <p className="mt-3 border-l-4 border-alert bg-alert-ground px-4 py-3 text-small text-strong">
            {fill(strings.warning.container, { rule, instead })}
          </p>
        )}
        {setAside.map((question) => (
          <p key={question} className="mt-3 text-small">
            {fill(strings.setAside, { question: strings.questions[question].legend })}
          </p>
        ))}
      </div>
      <FactList
        className="mt-6"
        facts={[
          { label: strings.namedPlace, value: named },
          {
            label: strings.insurance.label,
            value: sharesOf(rule).insures ? strings.insurance.seller : strings.insurance.none,
          },
          { label: strings.mistake, value: mistake },
        ]}
      />
      {others.length > 0 && others.length < incoterms.length - 1 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-small">
          {strings.also}
          {others.map((otherRule) => (
            <RuleLink key={otherRule} rule={otherRule} state={state} strings={strings} />
          ))}
        </p>
      )}
      <RequestLink
        start={{ ...(service && { service }), incoterm: rule, incotermPlace: place }}
        strings={{ offered: frame.offered, request: frame.request, requestNote: strings.requestNote }}
      />
    </>
  );
}

/** Costs and risk of each stage as two bars. */
function Shares({ rule, strings }: { rule: Incoterm; strings: Strings }) {
  const { shares: text, stages } = strings;
  return (
    <section aria-labelledby="shares" className="frame pb-16 lg:pb-24">
      <h2 id="shares" className="text-title">
        {fill(text.heading, { rule })}
      </h2>
      <p className="measure mt-3">{text.text}</p>
      <table className="mt-6 w-full border-t-2 border-strong text-left max-sm:text-small">
        <thead>
          <tr className="border-b border-hairline align-bottom">
            {[text.stage, text.pays, text.bears].map((title) => (
              <th key={title} scope="col" className="label py-2.5 pr-2">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sharesOf(rule).shares.map(({ stage, ...parties }) => (
            <tr key={stage} className="border-b border-hairline">
              <th scope="row" className="py-3 pr-2 font-medium text-strong">
                {stages[stage]}
              </th>
              {([parties.pays, parties.bears] as const).map((party, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places.
                <td key={column} className="w-1/3 pr-2">
                  <span
                    className={`block px-2.5 py-1.5 ${
                      party === 'seller' ? 'bg-strong text-ground' : 'bg-panel text-strong'
                    } ${party === 'place' ? 'border border-dashed border-outline' : ''}`}
                  >
                    {text[party]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All rules in their two groups, each with a link. */
function AllRules({ state, strings }: Omit<ResultProps, 'frame'>) {
  const groups = [
    { title: strings.all.anyMode, isForVessels: false },
    { title: strings.all.vessels, isForVessels: true },
  ];
  return (
    <section aria-labelledby="all" className="frame pb-16 lg:pb-24">
      <h2 id="all" className="text-title">
        {strings.all.heading}
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {groups.map(({ title, isForVessels }) => (
          <section key={title} aria-label={title}>
            <h3 className="label">{title}</h3>
            <ul className="mt-2 border-t border-hairline">
              {incoterms
                .filter((rule) => sharesOf(rule).isForVessels === isForVessels)
                .map((rule) => (
                  <li key={rule} className="flex items-baseline gap-x-4 border-b border-hairline py-1.5">
                    <span className="w-12 shrink-0">
                      <RuleLink rule={rule} state={state} strings={strings} />
                    </span>
                    <span>{strings.rules[rule].name}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

export default function IncotermsPage({ loaderData }: Route.ComponentProps) {
  const { strings, frame, sent } = loaderData;
  const tool = useToolForm(sent);
  const { answers, place } = readIncotermQuery(tool.query);
  const followed = readIncotermQuery(new URLSearchParams(sent));
  const isUnchanged = questionNames.every((name) => answers[name] === followed.answers[name]);
  const opened = isUnchanged ? followed.rule : null;
  const state = { answers, place, opened };
  const rule = opened ?? (Object.keys(answers).length > 0 ? chooseIncoterm(answers).fitting[0] : undefined);
  return (
    <ToolPage
      path={path}
      tool={tool}
      strings={strings}
      frame={frame}
      plate={<Engraving name="quay-line" />}
      fields={
        <>
          <div className="space-y-6">
            {questionNames.map((question) => {
              const { legend, options } = strings.questions[question];
              return (
                <Choice
                  key={question}
                  legend={legend}
                  name={question}
                  chosen={answers[question] ?? ''}
                  options={questions[question].map((value) => ({
                    value,
                    label: (options as Record<string, string>)[value],
                  }))}
                />
              );
            })}
          </div>
          <p className="mt-8 max-w-md">
            <label htmlFor="place" className="mb-1 block text-small font-medium text-strong">
              {strings.place}
            </label>
            <input
              id="place"
              name="incotermPlace"
              defaultValue={place}
              maxLength={120}
              autoComplete="off"
              aria-describedby="place-hint"
              className="input"
            />
            <span id="place-hint" className="mt-1 block text-small text-muted">
              {strings.placeHint}
            </span>
          </p>
        </>
      }
      result={
        rule ? (
          <Rule rule={rule} state={state} strings={strings} frame={frame} />
        ) : (
          <p className="max-w-[34ch]">{strings.empty}</p>
        )
      }
    >
      {rule && <Shares rule={rule} strings={strings} />}
      <AllRules state={state} strings={strings} />
    </ToolPage>
  );
}
