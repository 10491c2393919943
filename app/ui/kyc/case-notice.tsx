import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { KycRefusal } from './kyc-words.ts';

interface CaseNoticeProps {
  done: string | null;
  refused: KycRefusal | null | undefined;
}

/** What became of a post without scripts, where no form stands that could say it. */
export function CaseNotice({ done, refused }: CaseNoticeProps) {
  if (refused) {
    return (
      <p role="alert" className="flex items-start gap-3 bg-alert-ground p-4 text-alert">
        <CircleAlert size={20} aria-hidden className="mt-1 shrink-0" />
        {refused.message}
      </p>
    );
  }
  if (!done) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 border-l-4 border-open bg-panel px-4 py-3 font-medium text-strong"
    >
      <CircleCheck size={20} aria-hidden className="mt-1 shrink-0 text-open" />
      {done}
    </p>
  );
}
