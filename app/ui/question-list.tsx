import Plus from 'lucide-react/icons/plus';
import { SectionOpening } from './section-opening.tsx';

interface QuestionListProps {
  words: {
    label: string;
    heading: string;
    list: { id: string; question: string; answer: string }[];
  };
}

/** Questions that open in place, several at once, without a script. */
export function QuestionList({ words }: QuestionListProps) {
  return (
    <section aria-labelledby="questions" className="py-section">
      <div className="frame grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionOpening id="questions" label={words.label} heading={words.heading} />
        </div>
        <div className="border-t border-hairline lg:col-span-8">
          {words.list.map(({ id, question, answer }) => (
            <details key={id} id={id} className="disclosure border-b border-hairline">
              <summary className="flex items-center justify-between gap-6 py-5 text-heading text-strong">
                <h3 className="font-medium">{question}</h3>
                <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
              </summary>
              <p className="max-w-[62ch] pb-7">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
