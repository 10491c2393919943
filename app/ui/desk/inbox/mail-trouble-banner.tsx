import CircleAlert from 'lucide-react/icons/circle-alert';

/** Says that mails do not leave, why, since when and how many wait; with what an owner can change. */
export function MailTroubleBanner({ text, advice }: { text: string; advice: string }) {
  return (
    <p role="status" className="mb-4 flex gap-2 border-l-2 border-alert bg-panel px-3 py-2">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-alert" />
      <span>
        <strong className="font-semibold text-strong">{text}</strong> {advice}
      </span>
    </p>
  );
}
