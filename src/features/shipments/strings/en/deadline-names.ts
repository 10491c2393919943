import type { DeadlineKind } from '../../deadline-kinds.ts';

export const deadlineNames = {
  kinds: {
    pickup: 'Pickup',
    'documents-cutoff': 'Documents (SI) cut-off',
    'vgm-cutoff': 'VGM cut-off',
    'aes-filing': 'AES filing (ITN)',
    'isf-filing': 'ISF filing',
    'ams-filing': 'AMS filing (house bill)',
    'cargo-cutoff': 'Cargo cut-off',
    'pre-alert': 'Pre-alert to the agent',
    'ace-manifest': 'ACE manifest',
    'border-crossing': 'Border crossing: entry or pedimento, DODA, Carta Porte',
    'fda-prior-notice': 'FDA prior notice',
    'arrival-notice': 'Arrival notice',
    'last-free-day': 'Last free day (demurrage)',
    'customs-entry': 'Customs entry',
    'entry-summary': 'Entry summary and duty',
    'empty-return': 'Empty return (per diem)',
    other: 'Other',
  } satisfies Record<DeadlineKind, string>,
  cargoCutoffs: { fcl: 'Cargo (CY) cut-off', lcl: 'Cargo (CFS) cut-off' },
};
