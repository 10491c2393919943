interface PageOpeningProps {
  label: string;
  heading: string;
  text?: string | undefined;
}

/** Opening of a page below the home page: label, heading and one sentence. */
export function PageOpening({ label, heading, text }: PageOpeningProps) {
  return (
    <div className="frame grid gap-x-10 gap-y-5 pt-14 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-16">
      <div className="lg:col-span-7">
        <p className="label mb-3">{label}</p>
        <h1 className="text-opening">{heading}</h1>
      </div>
      {text && <p className="measure self-end lg:col-span-4 lg:col-start-9">{text}</p>}
    </div>
  );
}
