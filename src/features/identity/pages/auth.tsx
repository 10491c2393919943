import { type ReactNode, useState } from 'react';
import { localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { Engraving } from '#ui/plates/engraving.tsx';
import { PlatePage } from '#ui/plates/plate-page.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/auth';
import { AccountForm, type Entrance } from './account-form.tsx';
import { AccountReasons } from './account-page.tsx';
import { pathAfterEntering } from './begin-session.ts';

export async function loader(call: Route.LoaderArgs) {
  return { strings: identityStringsIn(localeOf(call.url)).auth, to: await pathAfterEntering(call) };
}

export const meta = hiddenMeta;

interface FlipCardProps {
  front: ReactNode;
  back: ReactNode;
  /** The labels of the button on each face, which say what turning leads to. */
  turn: { toBack: string; toFront: string };
  /** Heading of each. */
  other: { toBack: string; toFront: string };
}

/** A card with two faces, of which one is seen. Without scripts both lie side by side. */
function FlipCard({ front, back, turn, other }: FlipCardProps) {
  const [turned, setTurned] = useState(false);
  // In the page as it is sent neither is inert: without scripts both are used.
  const hydrated = useHydrated();
  const face = (content: ReactNode, isBack: boolean) => (
    <div
      className={`flip-face flex flex-col ${isBack ? 'flip-face-back' : ''}`}
      inert={(hydrated && turned !== isBack) || undefined}
    >
      <div className="mb-8">{content}</div>
      <p className="scripted border-t border-hairline pt-5">{isBack ? other.toFront : other.toBack}</p>
      <button
        type="button"
        className="scripted button button-quiet mt-3 w-full"
        data-replay
        onClick={() => setTurned(!turned)}
      >
        {isBack ? turn.toFront : turn.toBack}
      </button>
    </div>
  );
  return (
    <div className="flip-card" data-turned={turned || undefined}>
      {face(front, false)}
      {face(back, true)}
    </div>
  );
}

export const handle = { frame: 'task' };

export default function Auth({ loaderData }: Route.ComponentProps) {
  const { strings, to } = loaderData;
  const { forms, turn } = strings;
  const face = (entrance: Entrance) => (
    <>
      <h2 className="mb-6 text-heading">{forms[entrance].submit}</h2>
      <AccountForm entrance={entrance} strings={forms} to={to} />
    </>
  );
  return (
    <PlatePage
      label={strings.label}
      heading={strings.heading}
      text={strings.text}
      plate={<Engraving name="container-door" />}
      beside={<AccountReasons strings={forms.reasons} />}
    >
      <FlipCard
        front={face('signIn')}
        back={face('signUp')}
        turn={{ toBack: turn.signUp, toFront: turn.signIn }}
        other={{ toBack: turn.noAccount, toFront: forms.signUp.other }}
      />
    </PlatePage>
  );
}
