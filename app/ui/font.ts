import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The one font file that every page needs at once, for the document to preload. */
export const fontUrl = latin;
