/** Tells the sender of a brief where what stands in it came from: the world map, or an earlier request of theirs. */
export function BriefNote({ text }: { text: string }) {
  return <p className="max-w-[62ch] border-l-2 border-outline pl-4 text-small">{text}</p>;
}
