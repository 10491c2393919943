/** How a receiver tells that a message is ours, in JavaScript of Node without a package. Tests run it. */
export const webhookExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromTheDesk(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`);
  const ours = Buffer.from(\`v1,\${hmac.digest('base64')}\`);
  const given = headers['webhook-signature'].split(' ');
  return given
    .map((one) => Buffer.from(one))
    .some((one) => one.length === ours.length && timingSafeEqual(one, ours));
}`;
