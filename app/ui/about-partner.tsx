import { Link } from 'react-router';
import { NamedOpening } from './named-opening.tsx';

interface AboutPartnerProps {
  words: { name: string; sentence: string; paragraphs: string[]; contact: string; partners: string };
}

/** Where the page about the company leads: to a conversation. */
export function AboutPartner({ words }: AboutPartnerProps) {
  return (
    <section aria-labelledby="partner" className="bg-panel py-section">
      <div className="frame grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <NamedOpening id="partner" name={words.name} sentence={words.sentence} className="lg:col-span-6" />
        <div className="lg:col-span-5 lg:col-start-8 lg:pt-9">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[52ch]">
              {paragraph}
            </p>
          ))}
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <Link to="/contactus" className="button button-primary">
              {words.contact}
            </Link>
            <Link to="/partners" className="link py-1">
              {words.partners}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
