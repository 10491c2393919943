/** A reply that was written before, its variables filled in as far as they are known. */
export interface CannedText {
  id: string;
  title: string;
  body: string;
}
