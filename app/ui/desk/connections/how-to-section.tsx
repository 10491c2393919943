import { Link } from 'react-router';
import { DeskSection } from '../desk-section.tsx';
import type { ConnectionsWords } from './connections-words.ts';

/** What a receiver of webhooks has to do, with a piece of code to begin with. */
export function HowToSection({ words }: { words: ConnectionsWords['howTo'] }) {
  return (
    <DeskSection id="receiver" title={words.title}>
      <ol className="max-w-[64ch] list-decimal space-y-2 pl-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 max-w-[64ch]">{words.after}</p>
      <p className="mt-3 max-w-[64ch]">{words.personal}</p>
      <h3 className="mt-5 font-medium text-strong">{words.example}</h3>
      <pre className="mt-2 bg-panel px-4 py-3 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-strong">
        <code>{words.code}</code>
      </pre>
    </DeskSection>
  );
}

/** The other way for a program to work with the desk: to ask it. */
export function ApiSection({ words }: { words: ConnectionsWords['api'] }) {
  return (
    <DeskSection id="api" title={words.title} text={words.text}>
      <ul className="space-y-1">
        <li>
          <Link className="link inline-block py-1" to="/desk/account#tokens">
            {words.tokens}
          </Link>
        </li>
        <li>
          <a className="link inline-block py-1" href="/api/v1/docs">
            {words.docs}
          </a>
        </li>
      </ul>
    </DeskSection>
  );
}
