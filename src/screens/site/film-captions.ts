import { localeOf } from '#platform/i18n/locale.ts';
import type { Route } from './+types/film-captions';
import { siteStringsIn } from './strings.ts';

/** Frame rate, and frames per stage and per fade, as in media/films/journey.mjs. */
const framesPerSecond = 24;
const stageFrames = 120;
const fadeFrames = 14;

const clock = (frame: number) => `00:00:${(frame / framesPerSecond).toFixed(3).padStart(6, '0')}`;

/** A cue holds tags and ends at a line break. */
const cueText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ');

/**
 * Captions of the home page's film as WebVTT: each from the middle of one fade to just before the middle of the next.
 * Same text as the transcript on the page.
 */
export function loader({ url }: Route.LoaderArgs): Response {
  const { stages } = siteStringsIn(localeOf(url)).home.film;
  const cues = stages.map((stage, index) => {
    const start = index * stageFrames + fadeFrames / 2;
    const end = (index + 1) * stageFrames + (index === stages.length - 1 ? -2 : fadeFrames / 2 - 4);
    return `${index + 1}\n${clock(start)} --> ${clock(end)}\n${cueText(stage)}\n`;
  });
  return new Response(`WEBVTT\n\n${cues.join('\n')}`, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });
}
