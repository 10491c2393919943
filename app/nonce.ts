import { createContext } from 'react';

/** The nonce of the page being rendered; undefined on pages that are the same for every reader and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
