import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../../ui/forms/call-api.ts';
import { useLocale } from '../../../../ui/locale.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { formAmongDocuments } from '../../kyc-case.ts';
import type { KycStrings } from '../../strings.ts';
import { answersIn, areEqual, type KycIntent, type KycRefusal } from './kyc-input.ts';

type Answers = Record<string, string>;

interface AnswersOptions {
  form: RefObject<HTMLFormElement | null>;
  /** What the server keeps. */
  kept: Answers;
  /** What stands in an empty form at first, and is no answer until something is added. */
  beginning: Answers;
  /** What it found when the form was posted without scripts. */
  posted: KycRefusal | undefined;
  /** Whether a file is on its way: the case is not sent without it. */
  isUploading: boolean;
  strings: KycStrings['kycCase']['form'];
}

/**
 * Saves and sends the answers through the API once React has taken the form over; before and without, the browser posts
 * them to the page's action. Knows what is typed now and whether it is saved; on failure nothing typed is lost.
 */
export function useAnswers({ form, kept, beginning, posted, isUploading, strings }: AnswersOptions) {
  const hydrated = useHydrated();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const said = (answers: Answers) => (areEqual(answers, beginning) ? {} : answers);
  const [initial] = useState(posted?.values ?? (areEqual(kept, {}) ? beginning : kept));
  const [current, setCurrent] = useState(() => said(answersIn(initial, locale)));
  const [isFormUploaded, setIsFormUploaded] = useState(posted?.values[formAmongDocuments] !== undefined);
  const [saved, setSaved] = useState(() => said(kept));
  const [refusal, setRefusal] = useState(posted);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState<KycIntent | null>(null);
  const inFlight = useRef(false);

  const read = () => {
    const values = form.current ? Object.fromEntries(new FormData(form.current)) : initial;
    const answers = said(answersIn(values, locale));
    const formUploaded = values[formAmongDocuments] !== undefined;
    setCurrent(answers);
    setIsFormUploaded(formUploaded);
    return { answers, formUploaded };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before React came counts, once
  useEffect(() => void read(), []);

  function refuse(intent: KycIntent, message: string, errors: Record<string, string>): false {
    setRefusal({ intent, message, errors, values: current });
    setAttempt((count) => count + 1);
    toast.error(message);
    return false;
  }

  async function call(intent: KycIntent, ...[method, path, body]: Parameters<typeof callApi>) {
    const answer = await callApi<{ message: string }>(method, path, body);
    if (answer.ok) return answer.body.message;
    const silent = answer.status === 0 ? strings.unreachable : strings.failed;
    const said = answer.status === 401 ? strings.signedOut : answer.message;
    return refuse(intent, said || silent, answer.errors);
  }

  async function keep(intent: KycIntent, answers: Answers) {
    const message = await call(intent, 'PUT', '/kyc/answers', answers);
    if (message !== false) setSaved(answers);
    return message;
  }

  async function act(intent: 'save' | 'send') {
    const { answers, formUploaded } = read();
    toast.dismiss();
    setRefusal(undefined);
    if (intent === 'send' && isUploading) return void refuse(intent, strings.fileOnItsWay, {});
    setPending(intent);
    inFlight.current = true;
    const isKept = intent === 'send' && areEqual(answers, saved);
    let message: string | false = isKept ? '' : await keep(intent, answers);
    if (message !== false && intent === 'send') {
      message = await call('send', 'POST', '/kyc/send', { formAmongDocuments: formUploaded });
    }
    inFlight.current = false;
    setPending(null);
    if (message === false) return;
    toast.success(message);
    await revalidate();
    if (intent === 'send') document.getElementById('state')?.focus();
  }

  return {
    initial,
    /** What is typed now; nothing where only the beginning stands. */
    current,
    /** What the server keeps now. */
    saved,
    /** Whether the form is said to be among the documents. */
    isFormUploaded,
    refusal,
    /** Takes back what was refused: its cause may be cured. */
    clearRefusal: () => setRefusal(undefined),
    /** Grows with each refusal, so that its notice takes the focus again. */
    attempt,
    pending,
    isSaved: areEqual(current, saved),
    formProps: {
      noValidate: hydrated,
      onInput: read,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isSending = submitter instanceof HTMLButtonElement && submitter.value === 'send';
        if (!inFlight.current) void act(isSending ? 'send' : 'save');
      },
    },
  };
}
