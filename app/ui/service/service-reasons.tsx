import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { Service } from '../../../contract/service.ts';
import { Still } from '../still.tsx';

interface ServiceReasonsProps {
  service: Service;
  label: string;
  request: string;
  why: { heading: string; points: string[] };
  better: { service: Service; label: string; title: string; text: string; link: string };
}

/** The “Why choose” box, and beside it the other service that is often the better choice. */
export function ServiceReasons({ service, label, request, why, better }: ServiceReasonsProps) {
  return (
    <div className="frame grid gap-10 lg:grid-cols-12">
      <section aria-labelledby="why" className="on-ink p-7 sm:p-10 lg:col-span-7 lg:p-12">
        <p className="label mb-3">{label}</p>
        <h2 id="why" className="max-w-[24ch] text-title">
          {why.heading}
        </h2>
        <ul className="mt-8 border-t border-hairline">
          {why.points.map((point) => (
            <li key={point} className="border-b border-hairline py-4">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-9">
          <Link to={`/clientbriefform?service=${service}`} className="button button-primary">
            {request}
          </Link>
        </p>
      </section>
      <section aria-labelledby="better" className="lg:col-span-5 lg:pt-12">
        <Still name={better.service} alt="" sizes="(width >= 64rem) 480px, 100vw" className="h-auto w-full" />
        <p className="label mt-6 mb-2">{better.label}</p>
        <h2 id="better" className="text-heading">
          {better.title}
        </h2>
        <p className="mt-2">{better.text}</p>
        <Link to={`/services/${better.service}`} className="link mt-4 inline-flex items-center gap-2 py-1">
          {better.link}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </section>
    </div>
  );
}
