import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';

export interface HeroControlsWords {
  play: string;
  pause: string;
  previous: string;
  next: string;
  controls: string;
}

const control =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control bg-ink/70 text-small font-medium text-bone hover:bg-ink';

/** Pause, previous and next; shown once app/before-hydration/run-carousel.ts works them. */
export function HeroControls({ words, count }: { words: HeroControlsWords; count: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div
      role="group"
      aria-label={words.controls}
      hidden
      data-carousel-controls
      suppressHydrationWarning
      className="pointer-events-auto absolute right-gutter bottom-4 flex items-center gap-1.5 lg:bottom-8 [&[hidden]]:hidden"
    >
      <button
        type="button"
        data-carousel-toggle
        data-play={words.play}
        data-pause={words.pause}
        suppressHydrationWarning
        className={`group px-3.5 ${control}`}
      >
        <Play size={16} aria-hidden className="group-data-playing:hidden" />
        <Pause size={16} aria-hidden className="hidden group-data-playing:block" />
        <span data-label suppressHydrationWarning>
          {words.play}
        </span>
      </button>
      <button type="button" aria-label={words.previous} data-carousel-step="-1" className={control}>
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button type="button" aria-label={words.next} data-carousel-step="1" className={control}>
        <ChevronRight size={18} aria-hidden />
      </button>
      <p aria-hidden className="tabular min-w-11 text-center text-small font-medium text-bone max-sm:hidden">
        <span data-carousel-position suppressHydrationWarning>
          1
        </span>{' '}
        / {count}
      </p>
    </div>
  );
}
