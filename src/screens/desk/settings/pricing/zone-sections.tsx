import { inverseOf, isInverted } from '#features/settings/exchange-direction.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { isDecimal } from '#platform/values/decimal.ts';
import { fill } from '#platform/values/format.ts';
import { type Currency, currencies } from '#platform/values/money.ts';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { pricing as t } from '../../strings/en/settings/pricing.ts';
import { ChoiceAt, InputAt, Row } from '../part/fields.tsx';
import { ListAt } from '../part/list-at.tsx';
import { useAt } from '../part/use-part.ts';
import { codesFormat } from './formats.ts';
import { useEndText } from './lane-end-at.tsx';
import { withZoneIds, zoneCode } from './zone-ids.ts';

type Zone = Pricing['zones'][number];
type ExchangeRate = Pricing['exchange'][number];

const blankZone: Zone = { id: '', name: '', places: [] };

/** Codes of a zone, with the names of those that are known. */
function CodesAt({ path }: { path: string }) {
  const { value } = useAt<string[]>(path);
  const endText = useEndText();
  return (
    <div>
      <InputAt path={path} label={t.zones.places} help={t.zones.placesHelp} format={codesFormat} />
      <p role="status" className="mt-1 font-medium text-strong empty:mt-0">
        {value.flatMap((code) => endText(code) ?? []).join(' · ')}
      </p>
    </div>
  );
}

export function ZonesSection() {
  const own = t.zones;
  const { value } = useAt<Zone[]>('zones');
  const codes = withZoneIds(value).map(zoneCode);
  const codeOf = (zone: Zone) => codes[value.indexOf(zone)] ?? '';
  return (
    <DeskSection id="zones" title={own.title} text={own.text}>
      {value.length === 0 && <p className="text-muted">{own.none}</p>}
      <ListAt<Zone>
        path="zones"
        add={own.add}
        blank={blankZone}
        nameOf={(zone) => zone.name && fill(own.line, { name: zone.name, code: codeOf(zone) })}
        isFolded
      >
        {(path, zone) => (
          <div className="space-y-4">
            <div>
              <InputAt path={`${path}.name`} label={own.name} maxLength={100} />
              {zone.name && (
                <p className="mt-1.5 text-small text-muted">{fill(own.code, { code: codeOf(zone) })}</p>
              )}
            </div>
            <CodesAt path={`${path}.places`} />
          </div>
        )}
      </ListAt>
    </DeskSection>
  );
}

const currencyNames = new Intl.DisplayNames(deskLocale, { type: 'currency' });

/** Exchange rate, with both directions of what is typed. */
function RateAt({ path, currency }: { path: string; currency: Currency }) {
  const own = t.exchange;
  const { value } = useAt<ExchangeRate>(path);
  const { id, change } = useAt<string>(`${path}.rate`);
  const { from, rate } = value;
  const inverse = from && isDecimal(rate) ? inverseOf(rate) : null;
  return (
    <div>
      <InputAt
        path={`${path}.rate`}
        label={fill(own.rate, { currency })}
        help={own.rateHelp}
        inputMode="decimal"
      />
      <p role="status" className="mt-1 font-medium text-strong empty:mt-0">
        {inverse && fill(own.directions, { from, rate, currency, inverse })}
      </p>
      {inverse && isInverted(rate, from, currency) && (
        <button
          type="button"
          className="link mt-1 py-1 text-left pointer-coarse:min-h-11"
          onClick={() => {
            change(inverse);
            document.getElementById(id)?.focus();
          }}
        >
          {fill(own.invert, { from, rate, currency })}
        </button>
      )}
    </div>
  );
}

export function ExchangeSection({ currency }: { currency: Currency }) {
  const own = t.exchange;
  const { value: rates } = useAt<ExchangeRate[]>('exchange');
  const blank: ExchangeRate = { from: '' as Currency, rate: '', on: useToday(), source: '' };
  const options = currencies
    .filter((code) => code !== currency)
    .map((code) => ({ value: code, title: `${code}, ${currencyNames.of(code)}` }));
  return (
    <DeskSection id="exchange" title={own.title} text={own.text} how={own.how}>
      {rates.length === 0 && <p className="text-muted">{fill(own.none, { currency })}</p>}
      <ListAt<ExchangeRate>
        path="exchange"
        add={own.add}
        blank={blank}
        nameOf={(rate) => rate.from && fill(own.line, { ...rate, currency })}
        isFolded
      >
        {(path) => (
          <Row>
            <ChoiceAt path={`${path}.from`} label={own.from} options={options} />
            <RateAt path={path} currency={currency} />
            <InputAt path={`${path}.on`} label={own.on} type="date" />
            <InputAt path={`${path}.source`} label={own.source} help={own.sourceHelp} maxLength={100} />
          </Row>
        )}
      </ListAt>
    </DeskSection>
  );
}
