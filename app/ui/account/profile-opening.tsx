interface ProfileOpeningProps {
  name: string;
  email: string;
  words: { label: string; signedInAs: string };
}

/** Whose page it is. */
export function ProfileOpening({ name, email, words }: ProfileOpeningProps) {
  return (
    <div className="frame pt-14 pb-12 lg:pt-24 lg:pb-14">
      <p className="label mb-3">{words.label}</p>
      <h1 className="-mt-[0.2em] line-clamp-3 pt-[0.2em] text-title lg:text-[3.25rem] lg:leading-[1.06]">
        {name}
      </h1>
      <p className="mt-4">
        {words.signedInAs} <span className="wrap-anywhere text-strong">{email}</span>
      </p>
    </div>
  );
}
