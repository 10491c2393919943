import { Fragment, type ReactNode, useState } from 'react';
import type { CargoStrings } from '#features/cargo/cargo-strings.ts';
import { contradictionLine } from '#features/cargo/contradiction-line.ts';
import { contradictionsOf } from '#features/cargo/contradictions.ts';
import { cargoInForm, isAlcohol, type WorkedOut, workedOut } from '#features/cargo/form-cargo.ts';
import type { OptionalQuestion } from '#features/settings/options.ts';
import { localPath } from '#platform/i18n/locale.ts';
import { Detail, type DetailState, detailId } from './cargo-fields.tsx';
import {
  type CargoGroup,
  isHolding,
  loadGroups,
  moreGroups,
  readyField,
  routeFields,
} from './cargo-groups.ts';
import { PlaceDetail } from './cargo-place.tsx';
import { CargoRows } from './cargo-rows.tsx';
import { CargoTotals } from './cargo-totals.tsx';

/** The company's country, the day before which dates have passed, and what is not asked for. */
export interface CargoFacts {
  /** The texts, where the owner changed some; otherwise the script of the locale has them. */
  strings: CargoStrings | null;
  companyCountry: string;
  today: string;
  /** The link to the first price; null where the company shows none, or one was shown. */
  priceLink?: { label: string; href: string } | null;
  /** Modes that the company does not offer. */
  modesOff?: readonly string[];
  /** Groups and consents that the company does not ask for. */
  leftOut?: readonly OptionalQuestion[];
}

export interface CargoDetailsProps extends DetailState {
  facts: CargoFacts;
  /** Values stored on this device; empty during hydration. */
  kept?: Record<string, string>;
}

const noValues: Record<string, string> = {};

function withoutThose(leftOut: readonly string[] = [], names: readonly string[]): readonly string[] {
  return names.filter((name) => !leftOut.includes(name));
}

/** Returns the note of a field whose answer contradicts another; it is no refusal. */
function comparedWith({ facts, strings, locale, live, values }: CargoDetailsProps) {
  const fields = live ?? values;
  const cargo = cargoInForm(fields, locale);
  const found = contradictionsOf({ service: fields.service, cargo, ...facts });
  const noteAt = (...names: string[]) => (
    <div aria-live="polite">
      {found
        .filter(({ field }) => names.includes(field))
        .map((contradiction) => (
          <p key={contradiction.kind} className="detail-note">
            {contradictionLine(contradiction, strings, locale)}
          </p>
        ))}
    </div>
  );
  return { noteAt, worked: workedOut(fields.service, cargo, facts.companyCountry) };
}

interface GroupProps extends CargoDetailsProps {
  group: CargoGroup;
  noteAt: (...names: string[]) => ReactNode;
  isShown: boolean;
  /** Direction of the route; the note on exports is left out for an import. */
  direction: WorkedOut['direction'];
}

function Group({ group, noteAt, isShown, direction, kept = noValues, facts, ...state }: GroupProps) {
  const { strings, live = null } = state;
  const { form } = strings;
  const { name, services, fields = [], list } = group;
  const note = name === 'value' && direction === 'import' ? undefined : form.notes[name];
  return (
    <fieldset
      className="cargo-group"
      data-group={name}
      data-for={services?.join(' ')}
      data-shown={isShown ? '' : undefined}
    >
      <legend className="font-semibold text-strong">{form.groups[name]}</legend>
      {list && name !== 'goods' && (
        <>
          <CargoRows list={list} state={state} kept={kept} live={live} />
          {noteAt(list.name)}
        </>
      )}
      <div className="detail-grid">
        {withoutThose(facts.leftOut, fields).map((path) => (
          <Detail key={path} path={path} name={`shipment.${path}`} warning={noteAt(path)} state={state} />
        ))}
        {name === 'terms' && (
          <p className="detail-line text-small">
            <a className="link" href={localPath('/tools/incoterms', state.locale)}>
              {form.incotermLink}
            </a>
          </p>
        )}
        {list && name === 'goods' && <CargoRows list={list} state={state} kept={kept} live={live} />}
      </div>
      {note && <p className="mt-4 text-small text-muted">{note}</p>}
    </fieldset>
  );
}

/**
 * Optional cargo details: route, cargo and ready date as fields, the rest folded. cargo.css shows the groups of the
 * selected service and mode; a group with a value is always shown.
 */
export function CargoDetails(props: CargoDetailsProps) {
  const { kept = noValues, facts, ...state } = props;
  const { strings, values, errors, live = null } = state;
  const { form, options } = strings;
  // Fixed at first render: later values are unfolded by the page, and nothing folds while it is read.
  const [holding] = useState({ ...values, ...errors });
  const { noteAt, worked } = comparedWith(props);
  const current = { ...holding, ...errors, ...live };
  const isIn = (group: CargoGroup) =>
    isHolding(group, current) || (group.name === 'alcohol' && isAlcohol(current));
  const { mode, direction } = worked;
  const asked = withoutThose(
    facts.leftOut,
    moreGroups.map(({ name }) => name),
  );
  // Values from a link or a draft stay visible and editable.
  const more = moreGroups.filter((group) => asked.includes(group.name) || isHolding(group, holding));
  const isForSome = more.every(({ services }) => services);
  const groupOf = (group: CargoGroup) => (
    <Group
      key={group.name}
      {...props}
      group={group}
      noteAt={noteAt}
      isShown={isIn(group)}
      direction={direction}
    />
  );
  return (
    <div id={detailId('cargo')} className="cargo">
      <div className="detail-grid">
        {routeFields.places.map((path) => (
          <PlaceDetail
            key={path}
            path={path}
            state={state}
            begun={[kept, values]}
            isLive={live !== null}
            warning={noteAt(path)}
          />
        ))}
      </div>
      <div>
        <details
          className="cargo-mode"
          open={routeFields.workedOut.some((path) => Boolean(errors[`shipment.${path}`]))}
        >
          <summary>
            <span className="font-medium text-strong">
              {[form.modes[mode ?? 'open'], direction && options['shipment.direction'][direction]]
                .filter(Boolean)
                .join(' · ')}
            </span>{' '}
            <span className="link">{form.change}</span>
          </summary>
          <div className="detail-grid">
            {routeFields.workedOut.map((path) => (
              <Detail
                key={path}
                path={path}
                name={`shipment.${path}`}
                without={facts.modesOff}
                state={state}
              />
            ))}
          </div>
        </details>
        {noteAt(...routeFields.workedOut)}
      </div>
      {loadGroups.map((group) => (
        <Fragment key={group.name}>
          {group.name === 'totals' && (
            <p className="cargo-or" data-for={group.services?.join(' ')}>
              <span>{form.or}</span>
            </p>
          )}
          {groupOf(group)}
        </Fragment>
      ))}
      {live && <CargoTotals live={live} mode={mode} strings={strings} locale={state.locale} />}
      {facts.priceLink && (
        <p>
          <a className="link py-1" href={facts.priceLink.href}>
            {facts.priceLink.label}
          </a>
        </p>
      )}
      <div className="detail-grid">
        <Detail
          path={readyField}
          name={`shipment.${readyField}`}
          warning={noteAt(readyField)}
          state={state}
        />
      </div>
      <details
        id={detailId('more')}
        className="more-fields"
        data-for={isForSome ? more.flatMap(({ services = [] }) => services).join(' ') : undefined}
        open={more.some((group) => isHolding(group, holding))}
      >
        <summary>
          <span>
            <span className="font-semibold text-strong">{form.more}</span>{' '}
            <span className="text-small text-muted">{form.moreHint}</span>
          </span>
        </summary>
        {more.map(groupOf)}
      </details>
    </div>
  );
}
