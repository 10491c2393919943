/** Why the server does not start, in a sentence that says what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
