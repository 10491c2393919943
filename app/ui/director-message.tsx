interface DirectorMessageProps {
  director: { name: string; image: string; sample?: boolean | undefined };
  words: { label: string; paragraphs: string[]; role: string; sample: string };
}

/** The managing director's message, in her own words, beside her portrait. */
export function DirectorMessage({ director, words }: DirectorMessageProps) {
  return (
    <section aria-labelledby="director" className="bg-panel">
      <figure className="frame grid items-end gap-x-10 gap-y-10 pt-16 lg:grid-cols-12 lg:pt-24">
        <img
          src={director.image}
          alt=""
          width={480}
          height={480}
          loading="lazy"
          decoding="async"
          className="picture order-last h-auto w-56 sm:w-72 lg:order-first lg:col-span-4 lg:w-full"
        />
        <div className="lg:col-span-7 lg:col-start-6 lg:self-center lg:pb-24">
          <h2 id="director" className="label mb-5">
            {words.label}
          </h2>
          <blockquote className="space-y-5 text-heading leading-normal text-strong lg:text-[1.625rem]">
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <figcaption className="mt-7">
            <span className="font-semibold text-strong">{director.name}</span>
            <br />
            {words.role}
            {director.sample && <span className="label mt-1 block">{words.sample}</span>}
          </figcaption>
        </div>
      </figure>
    </section>
  );
}
