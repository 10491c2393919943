import { type ReactNode, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface FlipCardProps {
  front: ReactNode;
  back: ReactNode;
  /** The words of the button on each face, which say what turning leads to. */
  turn: { toBack: string; toFront: string };
}

/** A card with two faces, of which one is seen. Without scripts both lie side by side. */
export function FlipCard({ front, back, turn }: FlipCardProps) {
  const [turned, setTurned] = useState(false);
  // In the page as it is sent neither is inert: without scripts both are used.
  const hydrated = useHydrated();
  const face = (content: ReactNode, isBack: boolean) => (
    <div
      className={`flip-face flex flex-col ${isBack ? 'flip-face-back' : ''}`}
      inert={(hydrated && turned !== isBack) || undefined}
    >
      <div className="mb-6">{content}</div>
      <button
        type="button"
        className="scripted button button-quiet mt-auto w-full"
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
