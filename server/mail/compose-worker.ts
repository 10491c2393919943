import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from './composed-email.ts';
import { composeEmail, type EmailName, type EmailProps } from './emails.ts';
import type { ComposeAnswer, ComposeRequest } from './thread-composer.ts';

/*
 * The thread that composes mails, a bundle of its own (scripts/bundle-server.mjs): it loads the templates and shares
 * nothing with the server. thread-composer.ts starts it.
 */

const house: House = workerData;

// Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
if (process.platform === 'linux') setPriority(10);

async function answerTo({ name, props }: ComposeRequest): Promise<ComposeAnswer> {
  try {
    return { mail: await composeEmail(name as EmailName, props as EmailProps<EmailName>, house) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: ComposeRequest) => {
  parentPort?.postMessage(await answerTo(request));
});
