import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { NamedOpening } from './named-opening.tsx';
import { Still } from './still.tsx';

interface AboutConsultingProps {
  words: {
    name: string;
    sentence: string;
    text: string;
    picture: string;
    topics: { label: string; value: string }[];
    link: string;
  };
}

/** What the company advises on before anything is loaded. */
export function AboutConsulting({ words }: AboutConsultingProps) {
  return (
    <section aria-labelledby="consulting" className="overflow-x-clip py-section">
      <div className="frame">
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Still
              name="market-analysis"
              alt={words.picture}
              sizes="(width >= 64rem) 60vw, 100vw"
              className="-mx-gutter h-auto w-screen max-w-none lg:mr-0 lg:ml-[calc(-1*max(var(--spacing-gutter),50vw-620px))] lg:w-[calc(100%+max(var(--spacing-gutter),50vw-620px))]"
            />
          </div>
          <div className="self-end lg:col-span-5">
            <NamedOpening id="consulting" name={words.name} sentence={words.sentence} />
            <p className="mt-5 max-w-[48ch]">{words.text}</p>
            <Link to="/services/market-analysis" className="link mt-6 inline-flex items-center gap-2 py-1">
              {words.link}
              <ArrowRight size={18} aria-hidden />
            </Link>
          </div>
        </div>
        <dl className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-5">
          {words.topics.map(({ label, value }) => (
            <div key={label} className="border-t border-hairline py-4 lg:border-strong">
              <dt className="label">{label}</dt>
              <dd className="mt-1 max-w-[44ch] text-base text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
