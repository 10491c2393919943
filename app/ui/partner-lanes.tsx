import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { SectionOpening } from './section-opening.tsx';

interface PartnerLanesProps {
  words: { label: string; heading: string; text: string; link: string };
}

/** Leads to the world map, where a forwarder sees whether its lanes meet the company's. */
export function PartnerLanes({ words }: PartnerLanesProps) {
  return (
    <section aria-labelledby="lanes" className="bg-panel py-16 lg:py-24">
      <div className="frame grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="lanes" label={words.label} heading={words.heading} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="mb-4">{words.text}</p>
          <Link to="/worldmap" className="link inline-flex items-center gap-2 py-1">
            {words.link}
            <ArrowRight size={18} aria-hidden />
          </Link>
        </div>
      </div>
    </section>
  );
}
