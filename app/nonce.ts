import { createContext } from 'react';

/** The nonce of the page being rendered; undefined on prerendered pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
