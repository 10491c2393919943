import type { ReactElement } from 'react';
import type { ComposedEmail } from './composed-email.ts';

/** An e-mail before its body is rendered; the sender is always the house. */
export type EmailDraft = Omit<ComposedEmail, 'from' | 'html' | 'text'> & { body: ReactElement };
