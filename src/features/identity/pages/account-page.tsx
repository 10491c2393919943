import type { FormOutcome } from '#ui/forms/use-form.ts';
import { Link } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { PlatePage } from '#ui/plates/plate-page.tsx';
import type { IdentityStrings } from '../strings.ts';
import { AccountForm, type Entrance } from './account-form.tsx';
import { entrancePath } from './entrance-path.ts';

/** Lists the benefits of an account next to its forms. */
export function AccountReasons({ strings }: { strings: IdentityStrings['auth']['forms']['reasons'] }) {
  return (
    <section>
      <h2 className="text-heading">{strings.title}</h2>
      <ul className="mt-3 border-t border-hairline">
        {strings.list.map((reason) => (
          <li key={reason} className="border-b border-hairline py-3.5">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AccountPageProps {
  entrance: Entrance;
  strings: IdentityStrings['signIn' | 'signUp'];
  to: string;
  posted: FormOutcome | undefined;
}

/** The page of one form of accounts, with the way to the other. */
export function AccountPage({ entrance, strings, to, posted }: AccountPageProps) {
  const { other, link } = strings.forms[entrance];
  return (
    <PlatePage
      label={strings.label}
      heading={strings.heading}
      text={strings.text}
      plate={<Engraving name="container-door" />}
      beside={<AccountReasons strings={strings.forms.reasons} />}
    >
      <AccountForm entrance={entrance} strings={strings.forms} to={to} posted={posted} />
      <p className="mt-8 border-t border-hairline pt-5">
        {other}{' '}
        <Link className="link" to={entrancePath(entrance === 'signIn' ? 'signUp' : 'signIn', to)}>
          {link}
        </Link>
      </p>
    </PlatePage>
  );
}
