import { telephoneUrl } from '../../contract/telephone.ts';
import type { SiteStrings } from '../content/strings.ts';
import { PlainLink } from '../ui/locale.tsx';

interface ErrorPageProps {
  status: number;
  strings: SiteStrings['errors'];
  phone: string;
}

/** What stands in for a page that is missing (404) or failed (anything else), and where to go from there. */
export function ErrorPage({ status, strings, phone }: ErrorPageProps) {
  const { title, text } = status === 404 ? strings.notFound : strings.failed;
  return (
    <section className="frame grid gap-x-10 gap-y-8 py-section lg:grid-cols-12">
      <p className="tabular text-display font-semibold text-muted lg:col-span-4" aria-hidden>
        {status}
      </p>
      <div className="lg:col-span-7">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 max-w-[60ch]">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PlainLink className="button button-primary" href="/">
            {strings.home}
          </PlainLink>
          <PlainLink className="button button-quiet" href="/contactus">
            {strings.contact}
          </PlainLink>
          <a className="button button-quiet tabular" href={telephoneUrl(phone)}>
            {strings.call} {phone}
          </a>
        </p>
      </div>
    </section>
  );
}
