import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { makeCertificate } from './certificate.ts';
import { findProgram } from './find-program.ts';
import { freePort, freePorts } from './server-process.ts';

export type ProxyName = 'nginx' | 'caddy';

export const proxyPrograms: Record<ProxyName, string | undefined> = {
  nginx: findProgram('nginx'),
  caddy: findProgram('caddy'),
};

export interface RunningProxy {
  origin: string;
  stop(): Promise<void>;
}

type Started = { child: ChildProcess; origin: string };

/** The shipped file with the ports, the certificate and the instances of a test, in a configuration around it. */
async function startNginx(program: string, upstreams: string[], folder: string): Promise<Started> {
  const [port, plainPort] = (await freePorts(2)) as [number, number];
  const { key, certificate } = makeCertificate(folder);
  const servers = upstreams.map((each) => `    server ${each} max_fails=1 fail_timeout=5s;`).join('\n');
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ +server 127\.0\.0\.1:3000 .*$/m, servers)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('www.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nevents {}\nhttp {\n  access_log off;\n${places.join('\n')}\n  include ${folder}/site.conf;\n}\n`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, origin: `https://localhost:${port}` };
}

async function startCaddy(program: string, upstreams: string[], folder: string): Promise<Started> {
  const port = await freePort();
  const config = join(folder, 'Caddyfile');
  // Its certificate is of an authority that it makes in HOME; port 80 stays free.
  const options = ['admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects'];
  writeFileSync(config, `{\n${options.join('\n')}\n}\nimport ${resolve('deploy/Caddyfile')}\n`);
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: `https://localhost:${port}`,
      UPSTREAMS: upstreams.join(' '),
      ...(upstreams.length > 1 ? { BALANCING: 'several-addresses' } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, origin: `https://localhost:${port}` };
}

/** True once it answers with its certificate, which Caddy makes after it listens. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a proxy with the shipped file, in front of instances at these addresses. Throws when it ends at its start. */
export async function startProxy(name: ProxyName, upstreams: string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `fairlead-${name}-`));
  const start = name === 'nginx' ? startNginx : startCaddy;
  const { child, origin } = await start(proxyPrograms[name] ?? '', upstreams, folder);
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const closed = once(child, 'close');
  for (let attempt = 0; !(await accepts(Number(new URL(origin).port))); attempt += 1) {
    if (child.exitCode !== null || attempt > 600) throw new Error(`${name} does not start:\n${output}`);
    await pause(50);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
