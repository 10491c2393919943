import { Link } from 'react-router';
import { CopyButton } from '../../copy-button.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { FormNote } from '../form-note.tsx';
import type { TwoFactorWords } from './two-factor-words.ts';

interface RecoveryCodesProps {
  codes: string[];
  outcome: DeskOutcome;
  words: TwoFactorWords;
}

/** The recovery codes, shown this once, with every way to keep them. */
export function RecoveryCodes({ codes, outcome, words }: RecoveryCodesProps) {
  const { title, text, copy, copied, download, print, kept, file, fileHead } = words.codes;
  const lines = codes.join('\n');
  return (
    <section aria-labelledby="recovery-codes" className="pt-2">
      <FormNote outcome={outcome} notDone={words.notDone} formId="codes" />
      <h2 id="recovery-codes" className="mt-6">
        {title}
      </h2>
      <p className="mt-1 max-w-[64ch]">{text}</p>
      <ol className="desk-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="desk-not-printed flex flex-wrap gap-2">
        <CopyButton text={lines} label={copy} copied={copied} />
        <a
          className="desk-button"
          download={file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${fileHead}\n\n${lines}\n`)}`}
        >
          {download}
        </a>
        <button type="button" className="desk-button scripted" onClick={() => window.print()}>
          {print}
        </button>
      </p>
      <p className="desk-not-printed mt-6">
        <Link className="desk-button desk-button-primary" to="/desk/account">
          {kept}
        </Link>
      </p>
    </section>
  );
}
