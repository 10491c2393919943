/** Returns a place's name to compare by: "Bogotá, Colombia" as "bogota". */
export function plainName(typed: string): string {
  const [name = ''] = typed.split(',');
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
