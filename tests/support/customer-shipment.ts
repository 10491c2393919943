import type { CustomerShipment, Milestone } from '#features/shipments/shipment.ts';

/** A milestone whose id is its code, without the times that are left out. */
export function milestoneOf(code: Milestone['code'], times: Partial<Milestone>): Milestone {
  const nothing = { planned: null, estimated: null, actual: null, delayReason: null };
  return { ...nothing, id: code, code, place: '', placeCode: null, comment: '', ...times };
}

/** A container from Houston to Santos as its customer sees it. */
export function customerShipment(changes: Pick<CustomerShipment, 'state' | 'milestones'>): CustomerShipment {
  return {
    id: 'shipment',
    reference: 'RR-7K3M9Q',
    mode: 'fcl',
    from: { text: 'Houston', code: null },
    to: { text: 'Santos', code: null },
    references: [],
    documents: [],
    wantsMail: true,
    begunAt: 1,
    changedAt: 1,
    ...changes,
  };
}
