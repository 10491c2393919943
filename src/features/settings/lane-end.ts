/** End of a lane that is any place. */
export const anyPlace = '*';

/** True for any place and for zones, which stand for other codes. */
export const isOpenEnd = (end: string) => end === anyPlace || end.startsWith('zone:');

interface Lane {
  from: string;
  to: string;
}

/** Lists the ends of the lanes of all rules, with the path of each. */
export function laneEndsOf({
  markups,
  firstPrices,
  sending,
}: {
  markups: Lane[];
  firstPrices: Lane[];
  sending: { rules: Lane[] };
}) {
  const lists = { markups, firstPrices, 'sending.rules': sending.rules };
  return Object.entries(lists).flatMap(([list, rules]) =>
    rules.flatMap(({ from, to }, index) => [
      { path: `${list}.${index}.from`, end: from },
      { path: `${list}.${index}.to`, end: to },
    ]),
  );
}
