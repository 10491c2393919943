/** Text of a bundled script, from scripts/inline-script.mjs. */
declare module '*?script' {
  const text: string;
  export default text;
}
