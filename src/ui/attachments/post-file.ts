/** Milliseconds without progress after which an upload counts as failed; a slow connection may take its time. */
const longestStillnessMs = 60_000;

export interface FileAnswer<Body> {
  /** 0 when the connection was lost or the upload stopped: the server may have stored the file. */
  status: number;
  body: Partial<Body> & { message?: string; errors?: Record<string, string> };
  retryAfterMs: number;
  isStopped: boolean;
}

/** Uploads a file as the last field of a form and reports its progress, 0 to 1, which fetch cannot. Never rejects. */
export function postFile<Body>(
  url: string,
  {
    field,
    file,
    fields = {},
    headers,
  }: {
    field: string;
    file: File;
    fields?: Record<string, string>;
    headers: Record<string, string>;
  },
  onProgress: (share: number) => void,
): { answer: Promise<FileAnswer<Body>>; stop: () => void } {
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file);
  let isStopped = false;
  let stillness: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(stillness);
    stillness = setTimeout(() => request.abort(), longestStillnessMs);
  };
  const answer = new Promise<FileAnswer<Body>>((done) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stillness);
      const { status, responseText } = request;
      const retryAfterMs = 1000 * Number(request.getResponseHeader('Retry-After') ?? 0);
      let body = {};
      try {
        body = JSON.parse(responseText);
      } catch {}
      done({ status, body, retryAfterMs, isStopped });
    });
  });
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  moved();
  const stop = () => {
    isStopped = true;
    request.abort();
  };
  return { answer, stop };
}
