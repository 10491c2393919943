import { openMailFolder } from './mail-folder.ts';
import { mimeOf } from './mime.ts';
import type { MailTransport } from './transport.ts';

/**
 * Keeps mails in a folder, where no mail server is set. The same mail twice is one file, and `deliver` resolves once it is
 * durable. What the thread of the composer has kept (thread-composer.ts) does not come here.
 */
export function createFolderTransport(mailDir: string): MailTransport {
  const folder = openMailFolder(mailDir);
  return {
    keepsFiles: true,
    deliver: async (mail) => folder.keep(mail.messageId, mimeOf(mail)),
    async close() {},
  };
}
