/** Posts a form as a browser without scripts does, without following the redirect. */
export function postForm(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });
}
