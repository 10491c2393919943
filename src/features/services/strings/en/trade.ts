import type { Settings } from '#features/settings/settings.ts';
import { byLicense } from '../../licences.ts';

/** 15 CFR 30.2, 30.37 and 758.1. */
export const eeiRule =
  'Over USD 2,500 per Schedule B line, or licensed; at any value: used vehicles, Cuba, Iran, North Korea, controlled goods to China, Russia, Venezuela. In transit: ask us';

/** The capacity in which the company acts, and the licensed parties for services that it may hold no license for. */
export const trade = ({ company }: Settings) => ({
  /** In which capacity the company acts: an NVOCC issues bills of lading of its own, so it is not only an agent. */
  capacity: byLicense(company, 'own-bill-of-lading', 'under our terms', 'as your agent, under our terms'),

  /*
   * By whom a licensed service is done where the company has no license of its own; empty where it has, so that each follows
   * the service in a sentence.
   */
  byTruckers: byLicense(company, 'us-trucking', '', ' through licensed carriers or brokers'),
  byNvocc: byLicense(company, 'own-bill-of-lading', '', ' through a licensed NVOCC'),
  byAirConsolidator: byLicense(company, 'air-consolidation', '', ' through an approved indirect air carrier'),
  byBroker: byLicense(company, 'customs-entry', '', ' by the licensed customs broker we work with'),
});
