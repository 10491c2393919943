import { modes } from '../../../../features/cargo/strings/en/cargo.ts';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill } from '../../../../platform/values/format.ts';
import { type Currency, formatMoney } from '../../../../platform/values/money.ts';
import { type Option, optionsOf } from '../../../../ui/desk/controls.tsx';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import { pricing as t } from '../../strings/en/settings/pricing.ts';
import { ChoiceAt, InputAt, Row, TickAt } from '../part/fields.tsx';
import { ListAt } from '../part/list-at.tsx';
import { useAt } from '../part/use-part.ts';
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
}

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

const modeOptions = optionsOf(modes);

function LaneFields({ path }: { path: string }) {
  return (
    <>
      <LaneEndAt path={`${path}.from`} label={t.from} />
      <LaneEndAt path={`${path}.to`} label={t.to} />
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
  currency,
}: {
  path: string;
  services: Option[];
  currency: Currency;
}) {
  const own = t.markups;
  return (
    <Row>
      <LaneFields path={path} />
      <ChoiceAt
        path={`${path}.mode`}
        label={t.mode}
        options={modeOptions}
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

export function MarkupsSection({ names, services }: SectionProps & { services: Option[] }) {
  const own = t.markups;
  const { currency } = names;
  const { value: markups } = useAt<Markup[]>('markups');
  return (
    <DeskSection id="markups" title={own.title} text={fill(own.text, { currency })}>
      {markups.length === 0 && <p className="mb-2 text-muted">{own.none}</p>}
      <ListAt<Markup>
        path="markups"
        add={own.add}
        blank={blankMarkup}
        nameOf={(markup) =>
          fill(own.number, { number: markups.indexOf(markup) + 1, rule: markupText(markup, names) })
        }
        isOrdered
        isFolded
      >
        {(path, markup) => {
          const number = coveringRule(markups, markups.indexOf(markup));
          return (
            <>
              {number !== null && (
                <p className="mb-3 font-medium text-alert">{fill(own.never, { number })}</p>
              )}
              <MarkupFields path={path} services={services} currency={currency} />
            </>
          );
        }}
      </ListAt>
    </DeskSection>
  );
}

const examplePrice = 100_000;

export function FirstPricesSection({ names }: SectionProps) {
  const own = t.firstPrices;
  const { currency } = names;
  const example = (amount: number) => formatMoney(deskLocale, { amount, currency });
  const { value: markups } = useAt<Markup[]>('markups');
  const hasMinimum = markups.some(({ minimumMargin }) => minimumMargin > 0);
  return (
    <DeskSection id="first-prices" title={own.title} text={own.text}>
      {hasMinimum && <p className="mb-4 max-w-[64ch] text-muted">{own.costHint}</p>}
      <ListAt<FirstPrice>
        path="firstPrices"
        add={own.add}
        blank={blankFirstPrice}
        nameOf={(price) => firstPriceText(price, names)}
        isFolded
      >
        {(path) => (
          <>
            <Row>
              <LaneFields path={path} />
              <ChoiceAt path={`${path}.mode`} label={t.mode} options={modeOptions} />
              <InputAt
                path={`${path}.spreadPercent`}
                label={own.spread}
                help={fill(own.spreadHelp, {
                  low: example(examplePrice),
                  high: example((examplePrice * 120) / 100),
                })}
                type="number"
                min={5}
                max={100}
                step={1}
              />
            </Row>
            <TickAt path={`${path}.isOn`} label={own.isOn} off={false} />
          </>
        )}
      </ListAt>
    </DeskSection>
  );
}

export function SendingSection({ names }: SectionProps) {
  const own = t.sending;
  return (
    <DeskSection id="sending" title={own.title} text={own.text}>
      <p className="mb-4 max-w-[64ch] text-muted">{own.switchHint}</p>
      <ListAt<SendingRule>
        path="sending.rules"
        add={own.add}
        blank={blankSending}
        nameOf={(rule) => sendingText(rule, names)}
        isFolded
      >
        {(path) => (
          <>
            <Row>
              <LaneFields path={path} />
              <ChoiceAt path={`${path}.mode`} label={t.mode} options={modeOptions} />
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
          </>
        )}
      </ListAt>
    </DeskSection>
  );
}
