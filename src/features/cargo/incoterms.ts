import { incoterms } from './choices.ts';

export type Incoterm = (typeof incoterms)[number];

function isIncoterm(value: unknown): value is Incoterm {
  return (incoterms as readonly unknown[]).includes(value);
}

/** Stages of a shipment that seller and buyer divide, in their order. */
export const stages = [
  'loading',
  'exportClearance',
  'preCarriage',
  'onBoard',
  'mainCarriage',
  'discharge',
  'importClearance',
  'onCarriage',
  'unloading',
] as const;

export type Stage = (typeof stages)[number];

export type Party = 'seller' | 'buyer' | 'place';

interface Rule {
  /** A rule for goods that are handed over on or alongside a vessel. */
  isForVessels: boolean;
  /** A letter for each stage: the party that pays. */
  pays: string;
  /** A letter for each stage: the party that bears the risk. */
  bears: string;
  /** The seller must insure for the buyer. */
  insures: boolean;
}

const anyMode = { isForVessels: false, insures: false };
const vessels = { isForVessels: true, insures: false };

/** FCA, CPT and CIP assume a terminal near the seller as the place of delivery. */
const rules: Record<Incoterm, Rule> = {
  EXW: { ...anyMode, pays: 'BBBBBBBBB', bears: 'BBBBBBBBB' },
  FCA: { ...anyMode, pays: 'SSSBBBBBB', bears: 'SSSBBBBBB' },
  CPT: { ...anyMode, pays: 'SSSSSPBPB', bears: 'SSSBBBBBB' },
  CIP: { ...anyMode, pays: 'SSSSSPBPB', bears: 'SSSBBBBBB', insures: true },
  DAP: { ...anyMode, pays: 'SSSSSSBSB', bears: 'SSSSSSSSB' },
  DPU: { ...anyMode, pays: 'SSSSSSBSS', bears: 'SSSSSSSSS' },
  DDP: { ...anyMode, pays: 'SSSSSSSSB', bears: 'SSSSSSSSB' },
  FAS: { ...vessels, pays: 'SSSBBBBBB', bears: 'SSSBBBBBB' },
  FOB: { ...vessels, pays: 'SSSSBBBBB', bears: 'SSSSBBBBB' },
  CFR: { ...vessels, pays: 'SSSSSPBBB', bears: 'SSSSBBBBB' },
  CIF: { ...vessels, pays: 'SSSSSPBBB', bears: 'SSSSBBBBB', insures: true },
};

const partyOf: Record<string, Party> = { S: 'seller', B: 'buyer', P: 'place' };

/**
 * Returns the party that pays and the party that bears the risk for each stage, and the duty of the seller to insure.
 */
export function sharesOf(rule: Incoterm): {
  shares: { stage: Stage; pays: Party; bears: Party }[];
  insures: boolean;
  isForVessels: boolean;
} {
  const { pays, bears, insures, isForVessels } = rules[rule];
  const shares = stages.map((stage, index) => ({
    stage,
    pays: partyOf[pays.charAt(index)] ?? 'place',
    bears: partyOf[bears.charAt(index)] ?? 'place',
  }));
  return { shares, insures, isForVessels };
}

/** Questions of the chooser in their order, with their valid answers. */
export const questions = {
  mode: ['container', 'air', 'land', 'vessel'],
  carriage: ['seller', 'buyer'],
  risk: ['origin', 'destination'],
  export: ['seller', 'buyer'],
  import: ['buyer', 'seller'],
  insurance: ['seller', 'none'],
  unloading: ['buyer', 'seller'],
} as const;

export type Question = keyof typeof questions;

export type Answers = Partial<Record<Question, string>>;

export const questionNames = Object.keys(questions) as Question[];

const paysFor = (rule: Incoterm, stage: Stage) => rules[rule].pays.charAt(stages.indexOf(stage));

function fits(rule: Incoterm, question: Question, answer: string): boolean {
  const { bears, insures, isForVessels } = rules[rule];
  const party = answer === 'seller' ? 'S' : 'B';
  switch (question) {
    case 'mode':
      return answer === 'vessel' || !isForVessels;
    case 'carriage':
      return paysFor(rule, 'mainCarriage') === party;
    case 'risk':
      return (bears.charAt(stages.indexOf('mainCarriage')) === 'S') === (answer === 'destination');
    case 'export':
      return paysFor(rule, 'exportClearance') === party;
    case 'import':
      return paysFor(rule, 'importClearance') === party;
    case 'insurance':
      return insures === (answer === 'seller');
    case 'unloading':
      return paysFor(rule, 'unloading') === party;
  }
}

/** Rules that are suggested first when several fit; EXW and FAS fit few sales. */
const preferred: Record<'any' | 'vessel', Incoterm[]> = {
  any: ['FCA', 'CIP', 'CPT', 'DAP', 'DPU', 'DDP', 'EXW', 'FOB', 'CIF', 'CFR', 'FAS'],
  vessel: ['FOB', 'CIF', 'CFR', 'FAS', 'FCA', 'CIP', 'CPT', 'DAP', 'DPU', 'DDP', 'EXW'],
};

export interface IncotermChoice {
  /** The most likely first; never empty. */
  fitting: Incoterm[];
  /** With the first answer that excludes the rule. */
  excluded: { rule: Incoterm; by: Question }[];
  /** Answers that contradict earlier ones. */
  setAside: Question[];
}

/**
 * Returns the rules that fit the answers; an answer that would exclude all rules is ignored, in the order of the
 * questions.
 */
export function chooseIncoterm(answers: Answers): IncotermChoice {
  let fitting = preferred[answers.mode === 'vessel' ? 'vessel' : 'any'];
  const excluded: IncotermChoice['excluded'] = [];
  const setAside: Question[] = [];
  for (const question of questionNames) {
    const answer = answers[question];
    if (answer === undefined) continue;
    const left = fitting.filter((rule) => fits(rule, question, answer));
    if (left.length === 0) {
      setAside.push(question);
      continue;
    }
    excluded.push(...fitting.filter((rule) => !left.includes(rule)).map((rule) => ({ rule, by: question })));
    fitting = left;
  }
  return { fitting, excluded, setAside };
}

/** Length limit of a named place, in characters. */
const longestPlace = 120;

/** Parses the query of the chooser; invalid values are ignored. */
export function readIncotermQuery(query: URLSearchParams): {
  answers: Answers;
  rule: Incoterm | null;
  place: string;
} {
  const answers: Answers = {};
  for (const question of questionNames) {
    const answer = query.get(question);
    if ((questions[question] as readonly (string | null)[]).includes(answer) && answer !== null)
      answers[question] = answer;
  }
  const rule = query.get('rule');
  return {
    answers,
    rule: isIncoterm(rule) ? rule : null,
    place: (query.get('incotermPlace') ?? '').trim().slice(0, longestPlace),
  };
}
