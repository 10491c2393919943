import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a self-signed certificate of localhost with its key, for a month unless told otherwise; returns both paths. */
export function makeCertificate(folder: string, days = 30): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, `${days}-key.pem`), join(folder, `${days}-certificate.pem`)];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-days', String(days), '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' });
  return { key, certificate };
}
