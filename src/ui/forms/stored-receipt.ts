import { findStored, store, storedKeys } from '../stored.ts';

/** What a sender keeps of something that was sent. */
export interface Receipt {
  reference: string;
  /** By when a person answers; absent where nobody has to. */
  dueAt?: number | undefined;
  /** The address of the request's own page, where it has one. */
  statusPage?: string | undefined;
  /** As they were typed. */
  email: string;
  phone: string;
}

/** Begins the key of every receipt; the rest says from which form. */
export const receiptKey = 'receipt ';

/** Keeps a receipt in this tab, for a reload or the way back. */
export function keepReceipt(form: string, receipt: Receipt): void {
  store('sessionStorage', receiptKey + form, receipt);
}

/** The receipt that this tab keeps for a form, or null. */
export function keptReceipt(form: string): Receipt | null {
  const receipt = findStored('sessionStorage', receiptKey + form);
  return typeof receipt?.reference === 'string' ? receipt : null;
}

/** Removes the receipt of a form from this tab. */
export function removeReceipt(form: string): void {
  store('sessionStorage', receiptKey + form, null);
}

/** Removes the receipts of a request whose link has ended from this tab. */
export function removeReceipts(statusPage: string): void {
  for (const key of storedKeys('sessionStorage', receiptKey)) {
    const form = key.slice(receiptKey.length);
    if (keptReceipt(form)?.statusPage === statusPage) removeReceipt(form);
  }
}

/** Shows on every receipt of a request that this tab keeps how its sender is reached now. */
export function correctReceipts(statusPage: string, contact: Pick<Receipt, 'email' | 'phone'>): void {
  for (const key of storedKeys('sessionStorage', receiptKey)) {
    const form = key.slice(receiptKey.length);
    const receipt = keptReceipt(form);
    if (receipt?.statusPage === statusPage) keepReceipt(form, { ...receipt, ...contact });
  }
}
