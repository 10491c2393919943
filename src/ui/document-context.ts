import { createContext, type ReactNode } from 'react';

/** What the server alone renders of a document. */
interface ServerParts {
  /** Of the inline scripts; absent on pages that are the same for every reader. */
  nonce?: string;
  /** The language of the document, for `<html lang>`. */
  language?: string;
  /** What is said where the frame's text could not be loaded. */
  failed?: string;
  /** Parts of the frame by name, which no script changes but those of src/before-hydration/ (src/ui/server-part.tsx). */
  parts?: Record<ServerPartName, ReactNode>;
}

/** The links to other languages in the header and in the drawer, and the offer of one. */
export type ServerPartName = 'language-menu' | 'language-list' | 'language-offer';

/** Empty in the browser, where React leaves these parts as the server wrote them. */
export const DocumentContext = createContext<ServerParts>({});
