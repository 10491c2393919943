import { Portrait } from '../portrait.tsx';
import type { SiteStrings } from '../strings.ts';

interface DirectorMessageProps {
  name: string;
  picture: string | undefined;
  /** In the page's language. */
  title: string;
  experience: string;
  strings: SiteStrings['home']['director'];
}

export function DirectorMessage({ name, picture, title, experience, strings }: DirectorMessageProps) {
  return (
    <section aria-labelledby="director" className="bg-panel">
      <figure className="frame grid items-end gap-x-10 gap-y-10 pt-14 lg:grid-cols-12">
        <Portrait
          name={name}
          picture={picture}
          alt=""
          className="order-last aspect-square w-40 bg-ground sm:w-56 lg:order-first lg:col-span-4 lg:w-full"
        />
        <div className="lg:col-span-7 lg:col-start-6 lg:self-center lg:pb-14">
          <h2 id="director" className="label mb-5">
            {strings.label}
          </h2>
          <blockquote className="space-y-5 text-heading leading-normal text-strong lg:text-[1.625rem]">
            {strings.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <figcaption className="mt-7">
            <span className="font-semibold text-strong">{name}</span>
            <br />
            {title}
            {experience && (
              <>
                <br />
                {experience}
              </>
            )}
          </figcaption>
        </div>
      </figure>
    </section>
  );
}
