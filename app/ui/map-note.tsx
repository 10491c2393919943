/** Tells the sender of a brief which words came along from the world map, and on which tab they stand. */
export function MapNote({ text }: { text: string }) {
  return <p className="mb-8 max-w-[62ch] border-l-2 border-outline pl-4 text-small">{text}</p>;
}
