import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fileSize, fill } from '../../../platform/values/format.ts';
import { transportModes } from '../../cargo/choices.ts';
import { requestPath } from '../../requests/lead.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { milestoneName } from '../milestone-name.ts';
import { delayReasons, type MilestoneCode, milestoneCodes, milestonesOf } from '../milestones.ts';
import { isRepeated, withStates } from '../progress.ts';
import { documentKinds, partyRoles, referenceKinds } from '../references.ts';
import { movableAfter } from '../reschedule.ts';
import type { DeskShipment } from '../shipment.ts';
import { checkReference } from '../shipment-input.ts';
import { shipments as shipmentsStrings } from '../strings/en/shipments.ts';
import { tracking } from '../strings/en/tracking.ts';

import type { kycWarning, soldView } from './shipment/sold-view.ts';

/** A stored milestone, or an empty line for one that the mode usually has. */
export interface MilestoneRow {
  /** Stays the same when an empty line is saved. */
  key: string;
  /** Empty for a line that is not stored. */
  id: string;
  code: MilestoneCode;
  name: string;
  isNext: boolean;
  planned: string;
  estimated: string;
  actual: string;
  place: string;
  placeCode: string;
  delayReason: string;
  comment: string;
  postedBy: string;
  /** The milestones that a delay would move, with the arrival among them; null when there are none. */
  later: { count: number; arrival: { name: string; time: string } | null } | null;
}

const typed = (time: string | null) => (time ?? '').replace('T', ' ');

function optionsOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, title: names[value] }));
}

function emptyRow(code: MilestoneCode, count: number, mode: DeskShipment['mode']): MilestoneRow {
  const empty = { planned: '', estimated: '', actual: '', place: '', placeCode: '', delayReason: '' };
  return {
    key: `${code}-${count}`,
    id: '',
    code,
    name: milestoneName(tracking, code, mode),
    isNext: false,
    ...empty,
    comment: '',
    postedBy: '',
    later: null,
  };
}

/**
 * Returns the lines in the order of the route: one for each milestone of the mode, and always another transshipment.
 */
function rowsOf({ mode, milestones }: DeskShipment): MilestoneRow[] {
  const count = new Map<MilestoneCode, number>();
  const laterOf = (milestone: DeskShipment['milestones'][number]): MilestoneRow['later'] => {
    const later = movableAfter(milestones, milestone);
    const arrival = later?.arrival;
    return (
      later && {
        count: later.count,
        arrival: arrival ? { name: milestoneName(tracking, arrival.code, mode), time: arrival.time } : null,
      }
    );
  };
  const stored = withStates(milestones).map((milestone): MilestoneRow => {
    const { id, code, state, place, placeCode, delayReason, comment, postedBy } = milestone;
    const at = count.get(code) ?? 0;
    count.set(code, at + 1);
    return {
      key: `${code}-${at}`,
      id,
      code,
      name: milestoneName(tracking, code, mode),
      isNext: state === 'next',
      planned: typed(milestone.planned),
      estimated: typed(milestone.estimated),
      actual: typed(milestone.actual),
      place,
      placeCode: placeCode ?? '',
      delayReason: delayReason ?? '',
      comment,
      postedBy,
      later: laterOf(milestone),
    };
  });
  const missing = milestonesOf(mode)
    .filter((code) => isRepeated(code) || !count.has(code))
    .map((code) => emptyRow(code, count.get(code) ?? 0, mode));
  const rank = ({ code, id }: MilestoneRow) =>
    milestoneCodes.indexOf(isRepeated(code) ? 'transshipment-arrived' : code) * 2 + (id === '' ? 1 : 0);
  return [...stored, ...missing].sort((one, other) => rank(one) - rank(other));
}

interface ShipmentFacts {
  shipment: DeskShipment;
  sold: ReturnType<typeof soldView>;
  kyc: ReturnType<typeof kycWarning>;
  now: number;
}

export function shipmentPageView({ shipment, sold, kyc, now }: ShipmentFacts) {
  const { page, states } = shipmentsStrings;
  const { leadId, reference, references, documents, parties, mode, from, to, state } = shipment;
  return {
    t: page,
    title: fill(page.title, { reference }),
    id: shipment.id,
    version: shipment.version,
    reference,
    state,
    stateTitle: states[state],
    backPath: requestPath(leadId),
    sold,
    kyc,
    today: dateAt(now, company.hours.timeZone),
    hasPlan: shipment.milestones.some(({ planned }) => planned !== null),
    rows: rowsOf(shipment),
    route: {
      mode: mode ?? '',
      from: from.text,
      fromCode: from.code ?? '',
      to: to.text,
      toCode: to.code ?? '',
    },
    references: references.map(({ kind, text }) => ({
      kind: kind as string,
      text,
      isDoubtful: checkReference(kind, text) === 'check-digit',
    })),
    parties: partyRoles.map((role) => ({
      role,
      title: page.parties.roles[role],
      ...(parties[role] ?? { name: '', address: '', contact: '' }),
    })),
    documents: documents.map(({ fileId, name, size, kind, isForCustomer, addedAt }) => ({
      fileId,
      name,
      size: fileSize(deskLocale, size),
      isForCustomer,
      kind,
      kindTitle: tracking.documents[kind],
      added: { text: shortMoment(addedAt, now, company.hours.timeZone), at: addedAt },
      path: `/api/v1${requestPath(leadId)}/files/${fileId}`,
    })),
    wantsMail: shipment.wantsMail,
    options: {
      modes: optionsOf(transportModes, leadsStrings.modes),
      references: optionsOf(referenceKinds, tracking.references),
      documents: optionsOf(documentKinds, tracking.documents),
      delays: optionsOf(delayReasons, tracking.delays),
    },
  };
}

export type ShipmentPageView = ReturnType<typeof shipmentPageView>;
