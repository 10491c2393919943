import { milestones } from '../milestones.ts';

/** Examples of milestones for the OpenAPI document, with their standard codes. */
export const milestoneExamples = {
  departure: {
    summary: `A vessel has departed (DCSA ${milestones.departed.dcsa})`,
    value: {
      version: 4,
      code: 'departed',
      planned: '2026-12-01',
      actual: '2026-12-02T06:40',
      place: 'Hamburg, DE',
      placeCode: 'DEHAM',
      delayReason: 'port-congestion',
      comment: 'The berth was free a day later.',
    },
  },
  delay: {
    summary: `A flight is expected later than planned (Cargo iQ ${milestones.arrived.cargoIq})`,
    value: {
      version: 5,
      code: 'arrived',
      planned: '2026-12-03',
      estimated: '2026-12-05',
      place: 'São Paulo, BR',
      placeCode: 'GRU',
      delayReason: 'carrier-schedule',
      comment: '',
    },
  },
};
