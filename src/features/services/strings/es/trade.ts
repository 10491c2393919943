import type { Settings } from '#features/settings/settings.ts';
import { byLicense } from '../../licences.ts';

/** 15 CFR 30.2, 30.37 and 758.1. */
export const eeiRule =
  'Más de USD 2,500 por línea de Schedule B, o si requiere licencia; sin importar el valor: vehículos usados, Cuba, Irán, Corea del Norte, mercancía controlada con destino a China, Rusia o Venezuela. En tránsito: pregúntenos';

/** The capacity in which the company acts, and the licensed parties for services that it may hold no license for. */
export const trade = ({ company }: Settings) => ({
  /** In which capacity the company acts: an NVOCC issues bills of lading of its own, so it is not only an agent. */
  capacity: byLicense(
    company,
    'own-bill-of-lading',
    'conforme a nuestros términos',
    'como su agente y conforme a nuestros términos',
  ),

  /*
   * By whom a licensed service is done where the company has no license of its own; empty where it has, so that each follows
   * the service in a sentence.
   */
  byTruckers: byLicense(company, 'us-trucking', '', ' por medio de transportistas o brókers con licencia'),
  byNvocc: byLicense(company, 'own-bill-of-lading', '', ' por medio de un NVOCC con licencia'),
  byAirConsolidator: byLicense(
    company,
    'air-consolidation',
    '',
    ' por medio de un consolidador aéreo autorizado (indirect air carrier)',
  ),
  byBroker: byLicense(
    company,
    'customs-entry',
    '',
    ' por el agente aduanal con licencia con el que trabajamos',
  ),
});
