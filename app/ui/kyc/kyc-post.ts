/** What a customer does with a case. */
export type KycIntent = 'save' | 'send' | 'upload' | 'remove';

/** What a page's action found wrong; `values` is what was typed, by field id, to stand there again. */
export interface KycRefusal {
  intent: KycIntent;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}
