import { Link } from 'react-router';
import { suggestEmail } from '../../../contract/email-address.ts';
import { lacksCountryCode } from '../../../contract/telephone.ts';

/** The words for how a sender is reached. */
export interface ReceiptContactWords {
  email: string;
  phone: string;
  /** Holds {email}. */
  meant: string;
  noCountryCode: string;
  correct: string;
}

interface ReceiptContactProps {
  email: string;
  phone: string;
  /** Where the contact can be corrected. */
  correctAt: string | undefined;
  words: ReceiptContactWords;
}

/** Where the answer goes, such as it was typed, with a likely mistake and the way to correct it. */
export function ReceiptContact({ email, phone, correctAt, words }: ReceiptContactProps) {
  if (email === '' && phone === '') return null;
  const meant = suggestEmail(email);
  const hint =
    email === ''
      ? lacksCountryCode(phone) && words.noCountryCode
      : meant && words.meant.replace('{email}', meant);
  return (
    <p className="mt-4 text-strong">
      {email === '' ? words.phone : words.email} <strong className="break-all">{email || phone}</strong>.{' '}
      {hint && <>{hint} </>}
      {correctAt && (
        <Link className="link" to={correctAt}>
          {words.correct}
        </Link>
      )}
    </p>
  );
}
