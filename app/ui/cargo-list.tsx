import { Link } from 'react-router';
import type { Strings } from '../content/strings.ts';
import { SectionOpening } from './section-opening.tsx';

interface CargoListProps {
  strings: Strings['home']['cargo'];
}

/** What the company moves, set like a bill of lading. */
export function CargoList({ strings }: CargoListProps) {
  const { columns, services } = strings;
  return (
    <section aria-labelledby="cargo" className="py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <SectionOpening id="cargo" label={strings.label} heading={strings.heading} />
            <p className="mt-8">
              <Link to="/clientbriefform" className="button button-quiet">
                {strings.link}
              </Link>
            </p>
          </div>
        </div>
        <table className="block border-t-2 border-strong sm:table lg:col-span-8">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-hairline text-left align-baseline">
              <th className="label w-[36%] py-2.5 pr-6" scope="col">
                {columns.service}
              </th>
              <th className="label py-2.5 pr-6" scope="col">
                {columns.line}
              </th>
              <th className="label py-2.5 text-right whitespace-nowrap" scope="col">
                {columns.measure}
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {services.map(({ service, title, line, measure }) => (
              <tr
                key={service}
                className="grid grid-cols-[1fr_auto] border-b border-hairline py-4 align-baseline sm:table-row"
              >
                <th scope="row" className="text-left font-semibold text-strong sm:py-5 sm:pr-6">
                  <Link className="link" to={`/services/${service}`}>
                    {title}
                  </Link>
                </th>
                <td className="order-last col-span-2 sm:py-5 sm:pr-6">{line}</td>
                <td className="label tabular text-right whitespace-nowrap sm:py-5">{measure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
