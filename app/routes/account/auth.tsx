import { wordsIn } from '../../content/words.ts';
import { AccountForm } from '../../ui/account/account-form.tsx';
import type { Entrance } from '../../ui/account/account-words.ts';
import { FlipCard } from '../../ui/flip-card.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/auth';
import { pathAfterEntering } from './begin-session.ts';

export async function loader(call: Route.LoaderArgs) {
  return { words: wordsIn('en').auth, to: await pathAfterEntering(call) };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'sign-in');
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const { words, to } = loaderData;
  const { forms, turn } = words;
  const face = (entrance: Entrance) => (
    <>
      <h2 className="mb-6 text-heading">{forms[entrance].submit}</h2>
      <AccountForm entrance={entrance} words={forms} to={to} />
    </>
  );
  return (
    <>
      <PageOpening {...words} />
      <div className="frame pb-section">
        <div className="max-w-lg">
          <FlipCard
            front={face('signIn')}
            back={face('signUp')}
            turn={{ toBack: turn.signUp, toFront: turn.signIn }}
          />
        </div>
      </div>
    </>
  );
}
