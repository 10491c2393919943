import type { Settings } from '#features/settings/settings.ts';
import { byLicense } from '../../licences.ts';

/** 15 CFR 30.2, 30.37 and 758.1. */
export const eeiRule =
  'Acima de USD 2.500 por código Schedule B, ou com licença; de qualquer valor: veículos usados, Cuba, Irã, Coreia do Norte, itens controlados para China, Rússia ou Venezuela. Em trânsito: pergunte';

/** The capacity in which the company acts, and the licensed parties for services that it may hold no license for. */
export const trade = ({ company }: Settings) => ({
  /** In which capacity the company acts: an NVOCC issues bills of lading of its own, so it is not only an agent. */
  capacity: byLicense(
    company,
    'own-bill-of-lading',
    'conforme nossas condições',
    'como seu agente e conforme nossas condições',
  ),

  /*
   * By whom a licensed service is done where the company has no license of its own; empty where it has, so that each follows
   * the service in a sentence.
   */
  byTruckers: byLicense(
    company,
    'us-trucking',
    '',
    ' por meio de transportadoras ou agenciadores de frete licenciados',
  ),
  byNvocc: byLicense(company, 'own-bill-of-lading', '', ' por meio de um NVOCC licenciado'),
  byAirConsolidator: byLicense(
    company,
    'air-consolidation',
    '',
    ' por meio de um indirect air carrier autorizado',
  ),
  byBroker: byLicense(company, 'customs-entry', '', ' pelo despachante licenciado com quem trabalhamos'),
});
