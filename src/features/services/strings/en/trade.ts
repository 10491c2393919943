import { byLicense } from '../../licences.ts';

/** 15 CFR 30.2, 30.37 and 758.1. */
export const eeiRule =
  'Over USD 2,500 per Schedule B line, or licensed; at any value: used vehicles, Cuba, Iran, North Korea, controlled goods to China, Russia, Venezuela. In transit: ask us';

/** In which capacity the company acts: an NVOCC issues bills of lading of its own, so it is not only an agent. */
export const capacity = byLicense('own-bill-of-lading', 'under our terms', 'as your agent, under our terms');

/*
 * By whom a licensed service is done where the company has no license of its own; empty where it has, so that each follows
 * the service in a sentence.
 */
export const byTruckers = byLicense('us-trucking', '', ' through licensed carriers or brokers');
export const byNvocc = byLicense('own-bill-of-lading', '', ' through a licensed NVOCC');
export const byAirConsolidator = byLicense(
  'air-consolidation',
  '',
  ' through an approved indirect air carrier',
);
export const byBroker = byLicense('customs-entry', '', ' by the licensed customs broker we work with');
