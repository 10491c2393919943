import type { CargoQuestion, CargoReading } from '#features/cargo/cargo-reading.ts';

const show = (value: number) => String(Number(value.toFixed(2)));

function questionOf(question: CargoQuestion): string {
  switch (question.kind) {
    case 'unread':
      return `unread ${question.texts.join(' / ')}`;
    case 'number':
      return `${question.readings.whole} or ${question.readings.decimal}`;
    case 'each-or-total':
      return `${show(question.total.each)} or ${show(question.total.all)} ${question.of}`;
    case 'side-unit':
      return question.units.join(' or ');
    case 'contradiction':
      return `which ${question.of}`;
    default:
      return question.kind;
  }
}

/** Writes a reading in one line, its questions after question marks: `2 pallet 120x80x145 each 650 | 1300 kg | 2.78 m3`. */
export function summaryOf(reading: CargoReading): string {
  const { containers, rows, totalKg, totalM3, special, questions } = reading;
  return [
    ...containers.map(({ quantity, type }) => `${quantity} x ${type}`),
    ...rows.map(({ quantity, packing, sidesCm, eachKg }) =>
      [quantity ?? '-', packing, sidesCm?.map(show).join('x'), eachKg !== null && `each ${show(eachKg)}`]
        .filter(Boolean)
        .join(' '),
    ),
    totalKg !== null && `${show(totalKg)} kg`,
    totalM3 !== null && `${show(totalM3)} m3`,
    special && `special ${special.kind} (${special.text})`,
    ...questions.map((question) => `? ${questionOf(question)}`),
  ]
    .filter(Boolean)
    .join(' | ');
}
