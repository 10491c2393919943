import { Link } from 'react-router';
import { wordsIn } from '../../content/words.ts';
import { SignInForm } from '../../ui/form/account-forms.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/sign-in';
import { refuseWhileClosed } from './refuse-while-closed.ts';

export function loader() {
  return { words: wordsIn('en').signIn };
}

export function action({ request }: Route.ActionArgs) {
  return refuseWhileClosed(request);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'sign-in');
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData;
  const { other, link } = words.forms.signIn;
  return (
    <>
      <PageOpening {...words} />
      <div className="frame grid pb-section lg:grid-cols-12">
        <div className="max-w-md lg:col-span-5 lg:max-w-none">
          <SignInForm words={words.forms} posted={actionData} />
          <p className="mt-8 border-t border-hairline pt-5">
            {other}{' '}
            <Link className="link" to="/signup">
              {link}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
