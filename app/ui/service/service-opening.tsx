import { Link } from 'react-router';
import type { Service } from '../../../contract/service.ts';
import { Still } from '../still.tsx';

interface ServiceOpeningProps {
  service: Service;
  label: string;
  words: { heading: string; lead: string; picture: string; request: string };
}

/** How a service page opens: what it is, the way to a rate, and the model of it, bleeding off the right edge. */
export function ServiceOpening({ service, label, words }: ServiceOpeningProps) {
  return (
    <div className="frame grid items-center gap-x-10 gap-y-10 overflow-x-clip pt-12 pb-14 lg:grid-cols-12 lg:pt-0 lg:pb-0">
      <div className="lg:col-span-5 lg:py-20">
        <p className="label mb-3">{label}</p>
        <h1 className="text-title lg:text-[3.25rem] lg:leading-[1.04]">{words.heading}</h1>
        <p className="mt-6 max-w-[44ch]">{words.lead}</p>
        <p className="mt-8">
          <Link to={`/clientbriefform?service=${service}`} className="button button-primary">
            {words.request}
          </Link>
        </p>
      </div>
      <Still
        name={service}
        alt={words.picture}
        sizes="(width >= 64rem) 60vw, 100vw"
        eager
        className="-mx-gutter w-screen max-w-none lg:col-span-7 lg:mx-0 lg:h-full lg:w-[calc(100%+max(var(--spacing-gutter),50vw-620px))] lg:object-cover"
      />
    </div>
  );
}
