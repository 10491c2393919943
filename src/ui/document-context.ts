import { createContext, type ReactNode } from 'react';

/** Parts of the document that only the server renders. */
interface ServerParts {
  /** Nonce of inline scripts; absent on pages that are kept for all. */
  nonce?: string;
  /** Inlined stylesheet (src/ui/styles/page-style.ts). */
  style?: string;
  /** `<html lang>`. */
  language?: string;
  /** Text shown when the frame's texts could not be loaded. */
  failed?: string;
  /** Server-only parts by name, which only src/before-hydration/ changes (src/ui/server-part.tsx). */
  parts?: Record<ServerPartName, ReactNode>;
}

/** Language links in the header and in the drawer, and the offer of a language. */
export type ServerPartName = 'language-menu' | 'language-list' | 'language-offer';

/** Empty in the browser, where React keeps the server's markup. */
export const DocumentContext = createContext<ServerParts>({});
