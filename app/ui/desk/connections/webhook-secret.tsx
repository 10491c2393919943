import { ShownSecret } from '../shown-secret.tsx';
import type { ConnectionsOutcome, ConnectionsWords } from './connections-words.ts';

interface WebhookSecretProps {
  secret: NonNullable<ConnectionsOutcome['secret']>;
  words: ConnectionsWords['secret'];
}

/** The new secret of a webhook, with the host that it is for. */
export function WebhookSecret({ secret: { host, text }, words }: WebhookSecretProps) {
  return (
    <ShownSecret title={words.title.replace('{host}', host)} text={words.text} secret={text} words={words} />
  );
}
