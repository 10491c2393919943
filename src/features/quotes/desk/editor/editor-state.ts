import { type ChargeBasis, usualBasis } from '#features/rates/charges.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import type { Currency } from '#platform/values/money.ts';
import { mostLines, mostOptions } from '../../limits.ts';
import { draftOfLine, type LineDraft, type OptionDraft, type QuoteDraft } from './editor-model.ts';
import { followLines, type UsualTexts } from './follow-lines.ts';

export type LineField = Exclude<keyof LineDraft, 'id' | 'costMinimum' | 'costMaximum'>;
type OptionField = Exclude<keyof OptionDraft, 'id' | 'lines'>;
type TextField = Exclude<keyof QuoteDraft, 'options' | 'rates'>;

export type EditorAction =
  | { type: 'line'; option: string; line: string; field: LineField; value: string }
  | { type: 'option'; option: string; field: OptionField; value: string }
  | { type: 'text'; field: TextField; value: string }
  | { type: 'rate'; currency: Currency; value: string }
  | { type: 'add-line'; option: string; after: string | null; id: string }
  | { type: 'add-lines'; option: string; lines: LineDraft[] }
  | { type: 'remove-line'; option: string; line: string }
  | { type: 'duplicate-line'; option: string; line: string; id: string }
  | { type: 'move-line'; option: string; line: string; by: -1 | 1 }
  | { type: 'add-option'; id: string; lineId: string }
  | { type: 'duplicate-option'; option: string; id: string; lineIds: string[] }
  | { type: 'remove-option'; option: string }
  | { type: 'replace'; draft: QuoteDraft }
  | { type: 'undo' }
  | { type: 'redo' };

interface Step {
  draft: QuoteDraft;
  done: EditorAction['type'];
}

/** Draft with its undo and redo steps. */
export interface EditorState {
  draft: QuoteDraft;
  past: Step[];
  future: Step[];
  /** Field and time of the last typing; further typing in it joins the same undo step. */
  typing: { field: string; at: number } | null;
}

const mostSteps = 200;
/** Milliseconds after which typing starts a new undo step. */
const stepPauseMs = 1500;

export function editorStateOf(draft: QuoteDraft): EditorState {
  return { draft, past: [], future: [], typing: null };
}

function changeOption(
  draft: QuoteDraft,
  id: string,
  change: (option: OptionDraft) => OptionDraft,
): QuoteDraft {
  return {
    ...draft,
    options: draft.options.map((option) => (option.id === id ? change(option) : option)),
  };
}

function changeLines(draft: QuoteDraft, id: string, change: (lines: LineDraft[]) => LineDraft[]): QuoteDraft {
  return changeOption(draft, id, (option) => ({ ...option, lines: change(option.lines) }));
}

type BasisChoice = Pick<LineDraft, 'basis' | 'container' | 'of'>;

/** Returns the value of a basis in its list of choices, which has each type of container and each percentage of a charge. */
export function basisChoiceOf({ basis, container, of }: BasisChoice): string {
  const detail = basis === 'container' ? container : basis === 'charge-percent' ? of || 'freight' : '';
  return detail ? `${basis} ${detail}` : basis;
}

function readBasisChoice(choice: string): BasisChoice {
  const [basis, detail = ''] = choice.split(' ');
  const isShare = basis === 'charge-percent';
  return {
    basis: basis as ChargeBasis,
    container: (isShare ? '' : detail) as LineDraft['container'],
    of: (isShare ? detail : '') as LineDraft['of'],
  };
}

/** Changes a field of a line. A line with the usual basis of its charge gets the usual basis of the new charge. */
function changeLine(line: LineDraft, mode: OptionDraft['mode'], field: LineField, value: string): LineDraft {
  if (field === 'basis') return { ...line, ...readBasisChoice(value) };
  const changed = { ...line, [field]: value } as LineDraft;
  if (field === 'code' && line.basis === usualBasis(line.code, mode || null))
    return { ...changed, basis: usualBasis(changed.code, mode || null) };
  if (field !== 'cost' && field !== 'currency') return changed;
  // The limits of a rate sheet's cost do not apply to another cost.
  const withoutLimits = { ...changed, costMinimum: null, costMaximum: null };
  // An amount in one currency is no limit in another.
  return field === 'currency' ? { ...withoutLimits, maximum: '' } : withoutLimits;
}

interface NewLine {
  id: string;
  mode: OptionDraft['mode'];
  before: LineDraft | undefined;
  currency: Currency;
}

/** Returns a free line after another one, or the freight of an option without lines, by the basis of its mode. */
function newLine({ id, mode, before, currency }: NewLine): LineDraft {
  const code = before ? 'other' : 'freight';
  const line = draftOfLine(emptyLine(id, before?.currency ?? currency));
  return { ...line, code, basis: usualBasis(code, mode || null) };
}

/**
 * Changes a field of an option. Lines with the usual basis of its mode get that of the new one; a rate that was written
 * for another mode keeps its basis.
 */
function withField(option: OptionDraft, field: OptionField, value: string): OptionDraft {
  const changed = { ...option, [field]: value } as OptionDraft;
  if (field !== 'mode') return changed;
  const isUsual = ({ code, basis, rate }: LineDraft) =>
    (rate === '' || option.mode === '') && basis === usualBasis(code, option.mode || null);
  return {
    ...changed,
    lines: option.lines.map((line) =>
      isUsual(line) ? { ...line, basis: usualBasis(line.code, changed.mode || null) } : line,
    ),
  };
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}

function changeText(draft: QuoteDraft, field: TextField, value: string): QuoteDraft {
  return { ...draft, [field]: value };
}

function changed(draft: QuoteDraft, action: EditorAction, usualCurrency: Currency): QuoteDraft {
  const currency = draft.options[0]?.lines[0]?.currency ?? usualCurrency;
  switch (action.type) {
    case 'text':
      return changeText(draft, action.field, action.value);
    case 'rate':
      // A changed rate has a new date.
      return { ...draft, rates: { ...draft.rates, [action.currency]: action.value }, convertedOn: '' };
    case 'option':
      return changeOption(draft, action.option, (option) => withField(option, action.field, action.value));
    case 'line':
      return changeOption(draft, action.option, (option) => ({
        ...option,
        lines: option.lines.map((line) =>
          line.id === action.line ? changeLine(line, option.mode, action.field, action.value) : line,
        ),
      }));
    case 'add-line':
      return changeOption(draft, action.option, (option) => {
        const { lines, mode } = option;
        if (lines.length >= mostLines) return option;
        const at =
          action.after === null ? lines.length : lines.findIndex(({ id }) => id === action.after) + 1;
        const line = newLine({ id: action.id, mode, before: lines[at - 1], currency });
        return { ...option, lines: lines.toSpliced(at, 0, line) };
      });
    case 'duplicate-line':
      return changeLines(draft, action.option, (lines) => {
        const from = lines.findIndex(({ id }) => id === action.line);
        const original = lines[from];
        if (!original || lines.length >= mostLines) return lines;
        return lines.toSpliced(from + 1, 0, { ...original, id: action.id });
      });
    case 'add-lines':
      return changeLines(draft, action.option, (lines) => [...lines, ...action.lines].slice(0, mostLines));
    case 'remove-line':
      return changeLines(draft, action.option, (lines) => lines.filter(({ id }) => id !== action.line));
    case 'move-line':
      return changeLines(draft, action.option, (lines) => {
        const from = lines.findIndex(({ id }) => id === action.line);
        return moved(lines, from, from + action.by);
      });
    case 'add-option': {
      if (draft.options.length >= mostOptions) return draft;
      const { id, lineId } = action;
      const mode = draft.options[0]?.mode ?? '';
      const option: OptionDraft = {
        id,
        title: '',
        mode,
        route: '',
        least: '',
        freeDays: '',
        most: '',
        lines: [newLine({ id: lineId, mode, before: undefined, currency })],
      };
      return { ...draft, options: [...draft.options, option] };
    }
    case 'duplicate-option': {
      const at = draft.options.findIndex(({ id }) => id === action.option);
      const original = draft.options[at];
      if (!original || draft.options.length >= mostOptions) return draft;
      const lines = original.lines.map((line, index) => ({
        ...line,
        id: action.lineIds[index] ?? `${action.id}-${index}`,
      }));
      return { ...draft, options: draft.options.toSpliced(at + 1, 0, { ...original, id: action.id, lines }) };
    }
    case 'remove-option':
      return draft.options.length === 1
        ? draft
        : { ...draft, options: draft.options.filter(({ id }) => id !== action.option) };
    case 'replace':
      return action.draft;
    case 'undo':
    case 'redo':
      return draft;
  }
}

/** Returns null for an action that is always a separate undo step. */
function fieldOf(action: EditorAction): string | null {
  switch (action.type) {
    case 'line':
      return `${action.line} ${action.field}`;
    case 'option':
      return `${action.option} ${action.field}`;
    case 'text':
      return action.field;
    case 'rate':
      return `rate ${action.currency}`;
    default:
      return null;
  }
}

function undone(state: EditorState): EditorState {
  const step = state.past.at(-1);
  if (!step) return state;
  return {
    draft: step.draft,
    past: state.past.slice(0, -1),
    future: [...state.future, { draft: state.draft, done: step.done }],
    typing: null,
  };
}

function redone(state: EditorState): EditorState {
  const step = state.future.at(-1);
  if (!step) return state;
  return {
    draft: step.draft,
    past: [...state.past, { draft: state.draft, done: step.done }],
    future: state.future.slice(0, -1),
    typing: null,
  };
}

/**
 * Applies an action at a time. Texts that were not edited follow the lines. Every step can be undone; continued typing
 * in one field is one step.
 */
export function editorReducer(
  state: EditorState,
  { action, at, usual }: { action: EditorAction; at: number; usual: UsualTexts & { currency: Currency } },
): EditorState {
  if (action.type === 'undo') return undone(state);
  if (action.type === 'redo') return redone(state);
  const edited = changed(state.draft, action, usual.currency);
  // Inserted content has its own texts.
  const draft = action.type === 'replace' ? edited : followLines(state.draft, edited, usual);
  if (draft === state.draft) return state;
  const field = fieldOf(action);
  const goesOn =
    field !== null &&
    state.typing?.field === field &&
    at - state.typing.at < stepPauseMs &&
    state.past.length > 0;
  return {
    draft,
    past: goesOn ? state.past : [...state.past, { draft: state.draft, done: action.type }].slice(-mostSteps),
    future: [],
    typing: field === null ? null : { field, at },
  };
}
