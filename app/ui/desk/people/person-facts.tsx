import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PersonFactsProps {
  email: string;
  phones: { phone: string; url: string }[];
  /** Since when, and whether the address is confirmed; or that there is none. */
  account: string;
  kyc: { path: string; state: string } | null;
  words: { email: string; phone: string; account: string; kyc: string; noKyc: string };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How to reach a person, and what the house knows of them. */
export function PersonFacts({ email, phones, account, kyc, words }: PersonFactsProps) {
  return (
    <dl className="desk-facts mt-4 max-w-[44rem]">
      <Fact label={words.email}>
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </Fact>
      {phones.length > 0 && (
        <Fact label={words.phone}>
          {phones.map(({ phone, url }) => (
            <a key={phone} href={url} className="link tabular block">
              {phone}
            </a>
          ))}
        </Fact>
      )}
      <Fact label={words.account}>{account}</Fact>
      <Fact label={words.kyc}>
        {kyc ? (
          <Link to={kyc.path} className="link">
            {kyc.state}
          </Link>
        ) : (
          <span className="text-muted">{words.noKyc}</span>
        )}
      </Fact>
    </dl>
  );
}
