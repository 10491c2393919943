import type { AccountOutcome } from '../../client/use-account-form.ts';
import type { SiteStrings } from '../../content/strings.ts';
import { Link } from '../../ui/locale.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { AccountForm, type Entrance, entrancePath } from './account-form.tsx';

interface AccountPageProps {
  entrance: Entrance;
  strings: SiteStrings['signIn' | 'signUp'];
  to: string;
  posted: AccountOutcome | undefined;
}

/** The page of one form of accounts, with the way to the other. */
export function AccountPage({ entrance, strings, to, posted }: AccountPageProps) {
  const { other, link } = strings.forms[entrance];
  return (
    <>
      <PageOpening {...strings} />
      <div className="frame grid pb-section lg:grid-cols-12">
        <div className="max-w-md lg:col-span-5 lg:max-w-none">
          <AccountForm entrance={entrance} strings={strings.forms} to={to} posted={posted} />
          <p className="mt-8 border-t border-hairline pt-5">
            {other}{' '}
            <Link className="link" to={entrancePath(entrance === 'signIn' ? 'signUp' : 'signIn', to)}>
              {link}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
