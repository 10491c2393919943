import type { DeadlineKind } from '../../deadline-kinds.ts';

export const deadlineNames = {
  kinds: {
    pickup: 'Pickup',
    'documents-cutoff': 'Documents (SI) cut-off',
    'vgm-cutoff': 'VGM cut-off',
    'aes-filing': 'AES filing (ITN)',
    'isf-filing': 'ISF filing',
    'cargo-cutoff': 'Cargo cut-off',
    'arrival-notice': 'Arrival notice',
    'last-free-day': 'Last free day (demurrage)',
    'customs-entry': 'Customs entry',
    'empty-return': 'Empty return (per diem)',
    other: 'Other',
  } satisfies Record<DeadlineKind, string>,
  cargoCutoffs: { fcl: 'Cargo (CY) cut-off', lcl: 'Cargo (CFS) cut-off' },
};
