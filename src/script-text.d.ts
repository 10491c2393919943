/** A file as the text of one script; scripts/inline-script.mjs makes it. */
declare module '*?script' {
  const text: string;
  export default text;
}
