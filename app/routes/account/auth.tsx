import { wordsIn } from '../../content/words.ts';
import { FlipCard } from '../../ui/flip-card.tsx';
import { SignInForm, SignUpForm } from '../../ui/form/account-forms.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/auth';

export function loader() {
  return { words: wordsIn('en').auth };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'sign-in');
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const { forms, turn } = words;
  const face = (heading: string, form: React.ReactNode) => (
    <>
      <h2 className="mb-6 text-heading">{heading}</h2>
      {form}
    </>
  );
  return (
    <>
      <PageOpening {...words} />
      <div className="frame pb-section">
        <div className="max-w-lg">
          <FlipCard
            front={face(forms.signIn.submit, <SignInForm words={forms} />)}
            back={face(forms.signUp.submit, <SignUpForm words={forms} />)}
            turn={{ toBack: turn.signUp, toFront: turn.signIn }}
          />
        </div>
      </div>
    </>
  );
}
