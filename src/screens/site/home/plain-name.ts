import { fold } from '#platform/values/fold.ts';

/** Returns a place's name to compare by: "Bogotá, Colombia" as "bogota". */
export function plainName(typed: string): string {
  const [name = ''] = typed.split(',');
  return fold(name).trim();
}
