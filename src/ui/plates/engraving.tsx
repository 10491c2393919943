/** Heights of the engravings in this folder, which are 400 units wide. */
const heights = {
  balance: 230,
  'bolt-seal': 330,
  'container-door': 330,
  'container-sizes': 210,
  'globe-lane': 300,
  'quay-line': 190,
  waybill: 330,
};

/** A line drawing, in the reader's color scheme: decoration, hidden from screen readers. */
export function Engraving({ name }: { name: keyof typeof heights }) {
  return (
    <img
      src={`/plates/${name}.svg`}
      alt=""
      width={400}
      height={heights[name]}
      decoding="async"
      className="h-auto w-full"
    />
  );
}
