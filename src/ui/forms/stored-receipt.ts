import { findStored, store, storedKeys } from '../stored.ts';

export interface Receipt {
  reference: string;
  /** Time of the promised reply; absent for none. */
  dueAt?: number | undefined;
  /** Address of the request's page; absent for none. */
  statusPage?: string | undefined;
  /** The first price of a rate request with its label. */
  firstPrice?: string | undefined;
  /** Files were sent with the form. */
  hasFiles?: boolean | undefined;
  /** As typed. */
  email: string;
  phone: string;
}

/** Prefix of storage keys; followed by the form. */
export const receiptKey = 'receipt ';

/** Stores a receipt in this tab, for a reload or a return. */
export function keepReceipt(form: string, receipt: Receipt): void {
  store('sessionStorage', receiptKey + form, receipt);
}

/** Returns this tab's receipt for a form, or null. */
export function keptReceipt(form: string): Receipt | null {
  const receipt = findStored('sessionStorage', receiptKey + form);
  return typeof receipt?.reference === 'string' ? receipt : null;
}

export function removeReceipt(form: string): void {
  store('sessionStorage', receiptKey + form, null);
}

/** Removes the receipts of a request whose link has ended. */
export function removeReceipts(statusPage: string): void {
  for (const key of storedKeys('sessionStorage', receiptKey)) {
    const form = key.slice(receiptKey.length);
    if (keptReceipt(form)?.statusPage === statusPage) removeReceipt(form);
  }
}

/** Updates the contact on this tab's receipts of a request. */
export function correctReceipts(statusPage: string, contact: Pick<Receipt, 'email' | 'phone'>): void {
  for (const key of storedKeys('sessionStorage', receiptKey)) {
    const form = key.slice(receiptKey.length);
    const receipt = keptReceipt(form);
    if (receipt?.statusPage === statusPage) keepReceipt(form, { ...receipt, ...contact });
  }
}
