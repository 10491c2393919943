import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { SectionOpening } from './section-opening.tsx';

interface AttorneyComparisonProps {
  words: {
    label: string;
    heading: string;
    text: string;
    columns: { form: string; power: string };
    rows: { question: string; form: string; power: string }[];
    link: string;
  };
}

/** How a power of attorney differs from the KYC form, and the way to that form. */
export function AttorneyComparison({ words: { columns, rows, ...words } }: AttorneyComparisonProps) {
  return (
    <section aria-labelledby="comparison" className="py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionOpening id="comparison" label={words.label} heading={words.heading} />
          <p className="mt-5 max-w-[44ch]">{words.text}</p>
          <Link to="/kycverification" className="link mt-5 inline-flex items-center gap-2 py-1">
            {words.link}
            <ArrowRight size={18} aria-hidden />
          </Link>
        </div>
        <table
          aria-labelledby="comparison"
          className="w-full table-fixed border-t-2 border-strong lg:col-span-6 lg:col-start-7"
        >
          <thead>
            <tr className="border-b border-hairline text-left align-baseline text-strong">
              <td className="w-[22%]" />
              <th scope="col" className="py-3 pr-3 font-semibold sm:pr-6">
                {columns.form}
              </th>
              <th scope="col" className="py-3 font-semibold">
                {columns.power}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, form, power }) => (
              <tr key={question} className="border-b border-hairline align-baseline">
                <th scope="row" className="label py-4 pr-3 text-left">
                  {question}
                </th>
                <td className="py-4 pr-3 text-[1rem] leading-normal sm:pr-6">{form}</td>
                <td className="py-4 text-[1rem] leading-normal">{power}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
