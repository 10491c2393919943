import { findPlaces, parsePlace } from '#features/cargo/server/places/places.ts';

/** Finds a place by UN/LOCODE, IATA code, or a name that identifies one place. */
async function findPlace(text: string) {
  const typed = text.trim();
  const code = typed.replaceAll(' ', '').toUpperCase();
  // A sheet of codes means the code, even when prose could mean a country by its letters.
  if (/^(?:[A-Z]{2}[A-Z2-9]{3}|[A-Z]{3})$/.test(code)) {
    const found = (await findPlaces(code)).find((place) => place.code === code || place.iata === code);
    if (found) return { unlocode: found.code ?? '', iata: found.iata ?? '' };
  }
  const parsed = await parsePlace(typed);
  return parsed && { unlocode: parsed.unlocode ?? '', iata: parsed.iata ?? '' };
}

/** Returns the stored code of a place: its UN/LOCODE, or the IATA code without one; null for an unknown place. */
export async function findPlaceCode(text: string): Promise<string | null> {
  const found = await findPlace(text);
  return found ? found.unlocode || found.iata || null : null;
}

/** Returns every code that rates of a place may be stored with: the input, its UN/LOCODE and its IATA code. */
export async function findPlaceCodes(text: string): Promise<string[]> {
  const found = await findPlace(text);
  const codes = [text.trim().toUpperCase(), found?.unlocode ?? '', found?.iata ?? ''];
  return [...new Set(codes)].filter((code) => /^[A-Z0-9]{3,5}$/.test(code));
}
