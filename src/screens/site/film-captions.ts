import { localeOf } from '../../platform/i18n/locale.ts';
import type { Route } from './+types/film-captions';
import { siteStringsIn } from './strings.ts';

/** How media/films/journey.mjs cuts the film: frames a second, of a stage, and of a fade from one to the next. */
const framesPerSecond = 24;
const stageFrames = 120;
const fadeFrames = 14;

const clock = (frame: number) => `00:00:${(frame / framesPerSecond).toFixed(3).padStart(6, '0')}`;

/**
 * The captions of the film on the home page as WebVTT: each from the middle of one fade to just before the middle of the
 * next. Their text is that of the transcript on the page.
 */
export function loader({ url }: Route.LoaderArgs): Response {
  const { stages } = siteStringsIn(localeOf(url)).home.film;
  const cues = stages.map((stage, index) => {
    const start = index * stageFrames + fadeFrames / 2;
    const end = (index + 1) * stageFrames + (index === stages.length - 1 ? -2 : fadeFrames / 2 - 4);
    return `${index + 1}\n${clock(start)} --> ${clock(end)}\n${stage}\n`;
  });
  return new Response(`WEBVTT\n\n${cues.join('\n')}`, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });
}
