import Download from 'lucide-react/icons/download';
import type { WaysWords } from './kyc-words.ts';
import { PartLink } from './part-link.tsx';
import { formId } from './question.tsx';

const file = 'KYC-Verification-Form.pdf';

/** The two ways to give the form: on the page, or as a filled-in PDF among the papers. */
export function FormWays({ words }: { words: WaysWords }) {
  return (
    <section id={`${formId}-form`} tabIndex={-1} aria-labelledby="ways" className="outline-offset-8">
      <h2 id="ways" className="text-heading">
        {words.heading}
      </h2>
      <ul className="mt-5 grid gap-x-10 border-hairline sm:grid-cols-2">
        {words.list.map(({ title, text, link, download }) => (
          <li key={title} className="border-t border-hairline py-5">
            <h3 className="font-semibold text-strong">{title}</h3>
            <p className="mt-1.5">{text}</p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
              <PartLink className="link py-1" part={link.part}>
                {link.label}
              </PartLink>
              {download && (
                <a className="link inline-flex items-center gap-2 py-1" href={`/${file}`} download={file}>
                  <Download size={17} aria-hidden />
                  {download}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
