import type { ReactNode } from 'react';
import { roundedUpCoarsely } from '#features/rates/price/rounded-up.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { type Currency, formatMoney, moneyOfDecimal } from '#platform/values/money.ts';
import { type Option, optionsOf } from '#ui/desk/controls.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { pricing as t } from '../../strings/en/settings/pricing.ts';
import { ChoiceAt, InputAt, Row, TickAt } from '../part/fields.tsx';
import { ListAt } from '../part/list-at.tsx';
import { ItemNameContext, useAt } from '../part/use-part.ts';
import { amountFormat, percentFormat } from './formats.ts';
import { LaneEndAt } from './lane-end-at.tsx';
import {
  coveringRule,
  type FirstPrice,
  firstPriceText,
  type Markup,
  markupText,
  type RuleNames,
  type SendingRule,
  sendingText,
} from './rule-sentences.ts';

interface SectionProps {
  names: RuleNames;
  /** Of the modes that the company offers. */
  modes: Option[];
  /** Lane of the company that the first rule begins with. */
  lane: Lane;
}

export type Lane = Pick<FirstPrice, 'from' | 'to' | 'mode'>;

const blankMarkup: Markup = {
  from: '*',
  to: '*',
  mode: null,
  service: null,
  customer: '',
  percent: '',
  fee: 0,
  minimumMargin: 0,
  roundTo: 0,
};

/** Lanes and mode are for the owner to choose. */
const blankLane = { from: '', to: '', mode: '' as FirstPrice['mode'] };
const blankFirstPrice: FirstPrice = { ...blankLane, isOn: true, spreadPercent: 20 };
const blankSending: SendingRule = {
  ...blankLane,
  maximum: 0,
  minimumMarginPercent: '',
  knownCustomersOnly: true,
  hours: 'office',
};

const firstMarkup: Markup = { ...blankMarkup, percent: '15' };
const firstRule = (lane: Lane, currency: Currency): SendingRule => ({
  ...{ ...blankSending, ...lane },
  maximum: moneyOfDecimal('5000', currency)?.amount ?? 0,
  minimumMarginPercent: '10',
});

const numbered = <Item,>(items: readonly Item[], item: Item, line: string) =>
  fill(t.number, { number: items.indexOf(item) + 1, line });
const itemName = <Item,>(name: string, items: readonly Item[], item: Item) =>
  fill(name, { number: items.indexOf(item) + 1 });

const firstOf = <Item,>(item: Item, example: string) => ({ item, text: fill(t.example, { example }) });

function LaneFields({ path }: { path: string }) {
  const { value: mode } = useAt<Markup['mode']>(`${path}.mode`);
  return (
    <>
      <LaneEndAt path={`${path}.from`} label={t.from} mode={mode} />
      <LaneEndAt path={`${path}.to`} label={t.to} mode={mode} />
    </>
  );
}

function AmountAt({
  path,
  label,
  help,
  currency,
}: {
  path: string;
  label: string;
  help?: string;
  currency: Currency;
}) {
  return (
    <InputAt
      path={path}
      label={fill(label, { currency })}
      help={help}
      inputMode="decimal"
      format={amountFormat(currency)}
    />
  );
}

function MarkupFields({
  path,
  services,
  modes,
  currency,
}: {
  path: string;
  services: Option[];
  modes: Option[];
  currency: Currency;
}) {
  const own = t.markups;
  return (
    <Row>
      <LaneFields path={path} />
      <ChoiceAt
        path={`${path}.mode`}
        label={t.mode}
        options={modes}
        isOptional
        none={null}
        empty={t.allModes}
      />
      <ChoiceAt
        path={`${path}.service`}
        label={own.service}
        options={services}
        isOptional
        none={null}
        empty={own.allServices}
      />
      <InputAt path={`${path}.customer`} label={own.customer} help={own.customerHelp} maxLength={254} />
      <InputAt path={`${path}.percent`} label={own.percent} inputMode="decimal" format={percentFormat} />
      <AmountAt path={`${path}.fee`} label={own.fee} currency={currency} />
      <AmountAt
        path={`${path}.minimumMargin`}
        label={own.minimumMargin}
        help={own.minimumHelp}
        currency={currency}
      />
      <AmountAt path={`${path}.roundTo`} label={own.roundTo} help={own.roundHelp} currency={currency} />
    </Row>
  );
}

export function MarkupsSection({
  names,
  modes,
  services,
}: Omit<SectionProps, 'lane'> & { services: Option[] }) {
  const own = t.markups;
  const { currency } = names;
  const { value: markups } = useAt<Markup[]>('markups');
  return (
    <DeskSection
      id="markups"
      title={own.title}
      text={own.text}
      how={own.how.map((text) => fill(text, { currency }))}
    >
      {markups.length === 0 && <p className="mb-2 text-muted">{own.none}</p>}
      <ListAt<Markup>
        path="markups"
        add={own.add}
        blank={blankMarkup}
        first={firstOf(firstMarkup, markupText(firstMarkup, names))}
        nameOf={(markup) => numbered(markups, markup, markupText(markup, names))}
        isOrdered
        isFolded
      >
        {(path, markup) => {
          const number = coveringRule(markups, markups.indexOf(markup));
          return (
            <ItemNameContext value={itemName(own.item, markups, markup)}>
              {number !== null && (
                <p className="mb-3 font-medium text-alert">{fill(own.never, { number })}</p>
              )}
              <MarkupFields path={path} services={services} modes={modes} currency={currency} />
            </ItemNameContext>
          );
        }}
      </ListAt>
    </DeskSection>
  );
}

/** Minor units. */
const examplePrice = 97_500n;

/** Codes of places, states and countries outside the United States. */
const isAbroad = (end: string) => /^(?!US)[A-Z]{2}(?:[A-Z2-9]{3}|-[A-Z0-9]{1,3})?$/.test(end);

/** True for lanes that may be by sea and begin or end in the United States, also while their mode or an end is not chosen. */
const mayBeOceanOfUs = ({
  from,
  to,
  mode,
  isOn,
}: Pick<FirstPrice, 'from' | 'to' | 'isOn'> & { mode: string }) =>
  isOn && ['', 'fcl', 'lcl'].includes(mode) && !(isAbroad(from) && isAbroad(to));

export function FirstPricesSection({
  names,
  modes,
  lane,
  hasFmcLicense,
}: SectionProps & { hasFmcLicense: boolean }) {
  const own = t.firstPrices;
  const { currency } = names;
  const example = (amount: bigint) => formatMoney(deskLocale, { amount: Number(amount), currency });
  const exampleLow = roundedUpCoarsely(examplePrice);
  const first = { ...blankFirstPrice, ...lane };
  const { value: markups } = useAt<Markup[]>('markups');
  const { value: lanes } = useAt<FirstPrice[]>('firstPrices');
  const hasMinimum = markups.some(({ minimumMargin }) => minimumMargin > 0);
  return (
    <DeskSection id="first-prices" title={own.title} text={own.text} how={own.how}>
      {!hasFmcLicense && lanes.some(mayBeOceanOfUs) && (
        <p className="mb-4 max-w-[64ch] border-l-4 border-alert pl-4 text-strong">{own.fmcHint}</p>
      )}
      {hasMinimum && <p className="mb-4 max-w-[64ch] text-muted">{own.costHint}</p>}
      <ListAt<FirstPrice>
        path="firstPrices"
        add={own.add}
        blank={blankFirstPrice}
        first={firstOf(first, firstPriceText(first, names))}
        nameOf={(price) => numbered(lanes, price, firstPriceText(price, names))}
        isFolded
      >
        {(path, price) => (
          <ItemNameContext value={itemName(own.item, lanes, price)}>
            <Row>
              <LaneFields path={path} />
              <ChoiceAt path={`${path}.mode`} label={t.mode} options={modes} />
              <InputAt
                path={`${path}.spreadPercent`}
                label={own.spread}
                help={fill(own.spreadHelp, {
                  price: example(examplePrice),
                  low: example(exampleLow),
                  high: example(roundedUpCoarsely((exampleLow * 120n) / 100n)),
                })}
                type="number"
                min={5}
                max={100}
                step={1}
              />
            </Row>
            <TickAt path={`${path}.isOn`} label={own.isOn} off={false} />
          </ItemNameContext>
        )}
      </ListAt>
    </DeskSection>
  );
}

/** The switch of the rules stands above them. */
export function SendingSection({ names, modes, lane, children }: SectionProps & { children: ReactNode }) {
  const own = t.sending;
  const first = firstRule(lane, names.currency);
  const { value: rules } = useAt<SendingRule[]>('sending.rules');
  return (
    <DeskSection id="sending" title={own.title} text={own.text} how={own.how}>
      {children ?? <p className="mb-4 max-w-[64ch] text-muted">{own.switchHint}</p>}
      <ListAt<SendingRule>
        path="sending.rules"
        add={own.add}
        blank={blankSending}
        first={firstOf(first, sendingText(first, names))}
        nameOf={(rule) => numbered(rules, rule, sendingText(rule, names))}
        isFolded
      >
        {(path, rule) => (
          <ItemNameContext value={itemName(own.item, rules, rule)}>
            <Row>
              <LaneFields path={path} />
              <ChoiceAt path={`${path}.mode`} label={t.mode} options={modes} />
              <ChoiceAt path={`${path}.hours`} label={own.hours} options={optionsOf(own.hoursNames)} />
              <AmountAt path={`${path}.maximum`} label={own.maximum} currency={names.currency} />
              <InputAt
                path={`${path}.minimumMarginPercent`}
                label={own.margin}
                help={own.marginHelp}
                inputMode="decimal"
                format={percentFormat}
              />
            </Row>
            <TickAt path={`${path}.knownCustomersOnly`} label={own.known} off={false} />
          </ItemNameContext>
        )}
      </ListAt>
    </DeskSection>
  );
}
