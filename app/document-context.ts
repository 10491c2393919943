import { createContext } from 'react';

/** What the server alone gives a document that it renders. */
interface ServerParts {
  /** Of the inline scripts; absent on pages that are the same for every reader. */
  nonce?: string;
  /** The language of the document, for `<html lang>`. */
  language?: string;
  /** What is said where the frame's text could not be loaded. */
  failed?: string;
}

/** Empty in the browser, where React leaves these parts as the server wrote them. */
export const DocumentContext = createContext<ServerParts>({});
