import { useState } from 'react';
import { localPath } from '../../../../platform/i18n/locale.ts';
import { areDatesReversed } from '../../../cargo/contradictions.ts';
import { Detail, type DetailState, detailId, Unknown } from './cargo-fields.tsx';
import { cargoGroups, isHolding } from './cargo-groups.ts';
import { PlaceDetail } from './cargo-place.tsx';
import { CargoRows } from './cargo-rows.tsx';
import { CargoTotals } from './cargo-totals.tsx';

export interface CargoDetailsProps extends DetailState {
  /** Values stored on this device; empty during hydration. */
  kept?: Record<string, string>;
}

const noValues: Record<string, string> = {};

const places = ['from.text', 'to.text'];

/**
 * Optional cargo details in folded groups. Groups with an initial value or error are open. cargo.css shows the
 * groups of the selected service.
 */
export function CargoDetails({ kept = noValues, ...state }: CargoDetailsProps) {
  const { live = null } = state;
  const { strings, values, errors } = state;
  const { 'shipment.readyOn': readyOn, 'shipment.deliverBy': deliverBy } = live ?? values;
  const isReversed = areDatesReversed({ readyOn, deliverBy });
  const { form } = strings;
  // Fixed at first render: groups with later values are opened by the page, and none closes while it is read.
  const [holding] = useState({ ...values, ...errors });
  const isOpen = cargoGroups.some((group) => isHolding(group, holding));
  return (
    <details id={detailId('cargo')} className="cargo-details border-y border-hairline" open={isOpen}>
      <summary>
        <span>
          <span className="text-heading font-semibold text-strong">{form.title}</span>{' '}
          <span className="text-small whitespace-nowrap text-muted">{form.optional}</span>
          <span className="mt-1 block text-small text-muted">{form.intro}</span>
        </span>
      </summary>
      {cargoGroups.map((group) => {
        const { title, hint } = form.groups[group.name];
        const note = form.notes[group.name];
        return (
          <details key={group.name} data-for={group.services?.join(' ')} open={isHolding(group, holding)}>
            <summary>
              <span>
                <span className="font-medium text-strong">{title}</span>
                {hint && <span className="block text-small text-muted">{hint}</span>}
              </span>
            </summary>
            <div className="pb-8">
              {group.sections.map(({ part, fields = [], list }) => (
                <div key={part ?? fields[0]} className="detail-grid">
                  {fields.map((path) =>
                    places.includes(path) ? (
                      <PlaceDetail
                        key={path}
                        path={path}
                        state={state}
                        begun={[kept, values]}
                        isLive={live !== null}
                      />
                    ) : (
                      <Detail
                        key={path}
                        path={path}
                        name={`shipment.${path}`}
                        warning={
                          path === 'deliverBy' && (
                            <div aria-live="polite" className="mt-1 text-small font-medium text-strong">
                              {isReversed && strings.lines.datesReversed}
                            </div>
                          )
                        }
                        state={state}
                      />
                    ),
                  )}
                  {part === 'incoterm' && (
                    <p className="detail-line text-small">
                      <a className="link" href={localPath('/tools/incoterms', state.locale)}>
                        {form.incotermLink}
                      </a>
                    </p>
                  )}
                  {list && <CargoRows list={list} state={state} kept={kept} live={live} />}
                  {part && <Unknown part={part} state={state} />}
                </div>
              ))}
              {group.name === 'pieces' && live && (
                <CargoTotals live={live} strings={strings} locale={state.locale} />
              )}
              {note && <p className="mt-5 text-small text-muted">{note}</p>}
            </div>
          </details>
        );
      })}
    </details>
  );
}
