import { Link } from 'react-router';
import { suggestEmail } from '../../../contract/email-address.ts';
import { lacksCountryCode } from '../../../contract/telephone.ts';
import type { Strings } from '../../content/strings.ts';

interface ReceiptContactProps {
  email: string;
  phone: string;
  /** Where the contact can be corrected. */
  correctAt: string | undefined;
  strings: Strings['requestStatus']['receipt'];
}

/** Where the answer goes, such as it was typed, with a likely mistake and the way to correct it. */
export function ReceiptContact({ email, phone, correctAt, strings }: ReceiptContactProps) {
  if (email === '' && phone === '') return null;
  const meant = suggestEmail(email);
  const hint =
    email === ''
      ? lacksCountryCode(phone) && strings.noCountryCode
      : meant && strings.meant.replace('{email}', meant);
  return (
    <p className="mt-4 text-strong">
      {email === '' ? strings.phone : strings.email} <strong className="break-all">{email || phone}</strong>.{' '}
      {hint && <>{hint} </>}
      {correctAt && (
        <Link className="link" to={correctAt}>
          {strings.correct}
        </Link>
      )}
    </p>
  );
}
