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

/** Keeps a receipt in this tab, for a reload or the way back. A browser that stores nothing is no reason to fail. */
export function keepReceipt(form: string, receipt: Receipt): void {
  try {
    sessionStorage.setItem(receiptKey + form, JSON.stringify(receipt));
  } catch {}
}

/** The receipt that this tab keeps for a form, or null. */
export function keptReceipt(form: string): Receipt | null {
  try {
    const receipt = JSON.parse(sessionStorage.getItem(receiptKey + form) ?? 'null');
    return typeof receipt?.reference === 'string' ? receipt : null;
  } catch {
    return null;
  }
}

/** Removes the receipt of a form from this tab. */
export function removeReceipt(form: string): void {
  try {
    sessionStorage.removeItem(receiptKey + form);
  } catch {}
}

/** Shows on every receipt of a request that this tab keeps how its sender is reached now. */
export function correctReceipts(statusPage: string, contact: Pick<Receipt, 'email' | 'phone'>): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(receiptKey))) {
      const form = key.slice(receiptKey.length);
      const receipt = keptReceipt(form);
      if (receipt?.statusPage === statusPage) keepReceipt(form, { ...receipt, ...contact });
    }
  } catch {}
}
