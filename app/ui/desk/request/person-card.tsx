import type { ReactNode } from 'react';
import { telephoneUrl } from '../../../../contract/telephone.ts';

interface PersonCardProps {
  name: string;
  email: string;
  phone: string;
  hasAccount: boolean;
  personPath: string | null;
  /** What can be done with it. */
  children: ReactNode;
  words: { person: string; account: string; everything: string };
}

/** How to reach who asks. */
export function PersonCard({ name, email, phone, hasAccount, personPath, children, words }: PersonCardProps) {
  return (
    <section aria-labelledby="person" className="border-t border-hairline pt-4">
      <h2 id="person" className="text-[1rem]">
        {words.person}
      </h2>
      <ul className="mt-1 space-y-0.5">
        <li className="font-medium text-strong">{name}</li>
        {email && (
          <li>
            <a className="link inline-block max-w-full py-1 break-words" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link tabular inline-block py-1" href={telephoneUrl(phone)}>
              {phone}
            </a>
          </li>
        )}
        {hasAccount && <li className="text-muted">{words.account}</li>}
        {personPath && (
          <li>
            <a className="link inline-block py-1" href={personPath}>
              {words.everything}
            </a>
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}
