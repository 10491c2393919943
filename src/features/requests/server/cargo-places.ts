import { parseEnd } from '#features/cargo/server/places/places.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import type { Answers } from '../answers.ts';

type Place = { text?: string | undefined; code?: string | undefined };

async function codeOf({ text, code }: Place = {}): Promise<{ code?: string }> {
  if (!text || code) return {};
  // A request must not be lost for a code that could not be looked up.
  const place = await parseEnd(text).catch(() => null);
  const found = place?.unlocode ?? place?.iata;
  return found ? { code: found } : {};
}

/** Returns answers whose places of one exact meaning have their UN/LOCODE or IATA code; others stay as they are. Never fails. */
export async function withPlaceCodes<Given extends Answers>(answers: Given): Promise<Given> {
  const cargo = cargoIn(answers);
  if (!cargo) return answers;
  const { from, to } = cargo;
  const [fromCode, toCode] = await Promise.all([codeOf(from), codeOf(to)]);
  return {
    ...answers,
    shipment: {
      ...cargo,
      ...(from && { from: { ...from, ...fromCode } }),
      ...(to && { to: { ...to, ...toCode } }),
    },
  };
}
