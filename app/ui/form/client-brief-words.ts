import type { BriefField, BriefPart } from './brief-parts.ts';
import type { FormWords } from './form-words.ts';

/** The words of the client brief; app/content brings them. */
export interface ClientBriefWords extends FormWords {
  labels: Record<BriefField, string>;
  help: Record<BriefField, string>;
  services: { titles: Record<string, string>; none: string };
  tabList: string;
  tabs: Record<BriefPart, string>;
  /** Holds {part} and {parts}. */
  progress: string;
  /** Holds {count}. */
  left: string;
  last: string;
  hasProblem: string;
  previous: string;
  next: string;
  draft: string;
  /** Said instead where the request began as a copy of an earlier one. */
  draftAgain: string;
  draftRestored: string;
}
