import { type BehindLink, LinkForm, type LinkFormWords } from './link-form.tsx';

/** Confirms an address by one press: programs that look at mails open links, but press nothing. */
export function VerifyForm({ token, posted, words }: BehindLink<LinkFormWords & { profile: string }>) {
  const toProfile = { to: '/profile', label: words.profile };
  return (
    <LinkForm
      {...{ token, posted, words }}
      formId="verify"
      path="/email/verify"
      action="/verifyemail"
      onward={{ done: toProfile, dead: toProfile }}
    />
  );
}
