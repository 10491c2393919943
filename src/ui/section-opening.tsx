export function SectionOpening({ label, heading, id }: { label: string; heading: string; id: string }) {
  return (
    <>
      <p className="label mb-3">{label}</p>
      <h2 id={id} className="max-w-[22ch] text-title">
        {heading}
      </h2>
    </>
  );
}
