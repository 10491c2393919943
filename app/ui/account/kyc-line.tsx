import { Link } from 'react-router';
import { kycPage } from '../../../contract/kyc-case.ts';

interface KycLineProps {
  state: string;
  words: { title: string; link: string };
}

/** Where the customer's KYC papers stand, in one line that leads to them. */
export function KycLine({ state, words }: KycLineProps) {
  return (
    <section aria-labelledby="kyc" className="bg-panel">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
        <div className="min-w-0">
          <h2 id="kyc" className="text-heading">
            {words.title}
          </h2>
          <p className="mt-1">{state}</p>
        </div>
        <Link to={kycPage} className="button button-quiet">
          {words.link}
        </Link>
      </div>
    </section>
  );
}
