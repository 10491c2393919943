/** A reason to end that people can act on. */
export class Refused extends Error {
  override name = 'Refused';
}
