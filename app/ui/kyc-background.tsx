import { Link } from 'react-router';
import { LinkedText } from './linked-text.tsx';
import { SectionOpening } from './section-opening.tsx';

interface KycBackgroundProps {
  words: {
    reasons: { label: string; heading: string; list: { title: string; text: string }[] };
    papers: { heading: string; list: string[]; privacy: string };
  };
}

/** Why a forwarder asks for the form, and what happens to what it is sent. */
export function KycBackground({ words }: KycBackgroundProps) {
  const { reasons, papers } = words;
  return (
    <section aria-labelledby="reasons" className="bg-panel py-section">
      <div className="frame">
        <SectionOpening id="reasons" label={reasons.label} heading={reasons.heading} />
        <div className="mt-12 grid gap-x-10 gap-y-9 lg:grid-cols-3">
          {reasons.list.map(({ title, text }) => (
            <div key={title} className="border-t border-outline/50 pt-5">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-[58ch]">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-16 grid gap-x-10 gap-y-5 border-t border-outline/50 pt-8 lg:mt-20 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-4">{papers.heading}</h3>
          <div className="lg:col-span-8">
            <ul className="max-w-[66ch] list-disc space-y-2.5 pl-5 marker:text-muted">
              {papers.list.map((sentence) => (
                <li key={sentence}>
                  <LinkedText text={sentence} />
                </li>
              ))}
            </ul>
            <Link to="/privacy" className="link mt-5 inline-block py-1">
              {papers.privacy}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
