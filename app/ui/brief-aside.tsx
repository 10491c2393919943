import type { Zones } from '../../contract/moment.ts';
import { Instant } from './instant.tsx';
import { type WhatsAppChat, WhatsAppLink } from './whatsapp-link.tsx';

interface BriefAsideProps {
  words: {
    next: { title: string; steps: string[] };
    due: { label: string; answer: string };
    ask: { title: string; chat: WhatsAppChat };
    papers: { title: string; text: string; list: string[] };
  };
  /** By when a request sent at this moment is answered, in ms since 1970. */
  dueAt: number;
  zones: Zones;
}

/** What stands beside the client brief: when an answer comes, what happens next, whom to ask, which papers help. */
export function BriefAside({ words, dueAt, zones }: BriefAsideProps) {
  const { due, next, ask, papers } = words;
  return (
    <div className="space-y-10">
      <section className="border-y border-hairline py-5">
        <p className="label">{due.label}</p>
        <p className="mt-1 text-strong">
          {due.answer} <Instant at={dueAt} zones={zones} />
        </p>
      </section>
      <section>
        <h2 className="text-heading">{next.title}</h2>
        <ol className="mt-3 border-t border-hairline">
          {next.steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-b border-hairline py-3.5">
              <span className="tabular font-semibold text-strong" aria-hidden>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      {ask.chat.number && (
        <section>
          <h2 className="text-heading">{ask.title}</h2>
          <WhatsAppLink chat={ask.chat} className="mt-4" />
        </section>
      )}
      <section>
        <h2 className="text-heading">{papers.title}</h2>
        <p className="mt-2">{papers.text}</p>
        <ul className="mt-3 border-t border-hairline">
          {papers.list.map((paper) => (
            <li key={paper} className="border-b border-hairline py-2.5">
              {paper}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
