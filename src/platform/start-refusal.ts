/** Explains in a sentence why the server does not start and what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
