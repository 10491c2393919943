// Where media's own files lie, and where the site serves what is made of them.
import { fileURLToPath } from 'node:url';

/** The path of a file of this folder. */
export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The path of a file that the site serves. */
export const served = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
