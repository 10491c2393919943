/** A paragraph, a list, labelled facts, or a question that is still open. Texts may hold links, see linked-text.tsx. */
export type LegalBlock =
  | string
  | { list: string[] }
  | { facts: { label: string; value: string }[] }
  | { open: string };

export interface LegalSection {
  /** The section's address on its page; others link to it, so it stays. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** The words of a legal page; app/content brings them. */
export interface LegalWords {
  label: string;
  heading: string;
  text: string;
  draft: { title: string; text: string };
  /** Stands over every question that is still open. */
  open: string;
  changed: { label: string; date: string; text: string };
  contents: string;
  sections: LegalSection[];
}
