import { data } from 'react-router';
import { postName } from './change-name.ts';
import { postPassword } from './change-password.ts';
import { postDelete } from './delete-account.ts';
import { postDevice, postEverywhere } from './end-sessions.ts';
import type { ProfilePost } from './profile-post.ts';
import { postEmail } from './send-email.ts';

const handlers = {
  name: postName,
  email: postEmail,
  password: postPassword,
  device: postDevice,
  everywhere: postEverywhere,
  delete: postDelete,
};

/** Does what a form of the profile asks for, by its `intent`. No form of ours asks for anything else: 400. */
export async function postProfile(post: ProfilePost) {
  const intent = post.fields.intent ?? '';
  if (!Object.hasOwn(handlers, intent)) throw data(null, { status: 400 });
  return handlers[intent as keyof typeof handlers](post);
}
