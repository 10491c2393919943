import { byLicense } from '../../licences.ts';

/** 15 CFR 30.2, 30.37 and 758.1. */
export const eeiRule =
  'Más de USD 2,500 por línea de Schedule B, o si requiere licencia; sin importar el valor: vehículos usados, Cuba, Irán, Corea del Norte, mercancía controlada con destino a China, Rusia o Venezuela. En tránsito: pregúntenos';

/** In which capacity the company acts: an NVOCC issues bills of lading of its own, so it is not only an agent. */
export const capacity = byLicense(
  'own-bill-of-lading',
  'conforme a nuestros términos',
  'como su agente y conforme a nuestros términos',
);

/*
 * By whom a licensed service is done where the company has no license of its own; empty where it has, so that each follows
 * the service in a sentence.
 */
export const byTruckers = byLicense('us-trucking', '', ' por medio de transportistas o brókers con licencia');
export const byNvocc = byLicense('own-bill-of-lading', '', ' por medio de un NVOCC con licencia');
export const byAirConsolidator = byLicense(
  'air-consolidation',
  '',
  ' por medio de un consolidador aéreo autorizado (indirect air carrier)',
);
export const byBroker = byLicense(
  'customs-entry',
  '',
  ' por el agente aduanal con licencia con el que trabajamos',
);
