/** The id of something made up, by its place in the order of arrival: before every real one, which begin with the time. */
export function seedId(index: number): string {
  return `00seed${String(index).padStart(12, '0')}`;
}
