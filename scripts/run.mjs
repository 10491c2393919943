import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @type {NodeJS.Signals[]} */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and keeps what it prints. A signal to this process ends both. Rejects only when the
 * command cannot be started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of this process's own
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, env = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));

    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.once('exit', () => process.exit(128 + constants.signals[signal]));
      child.kill(signal);
    };
    for (const signal of endSignals) process.on(signal, end);
    const removeListeners = () => {
      for (const signal of endSignals) process.off(signal, end);
    };
    child.once('error', (error) => {
      removeListeners();
      failed(error);
    });
    child.once('close', (code) => {
      removeListeners();
      done({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command in this process's place: its terminal is the child's, its signals are handed on, and it exits with
 * the child's code. The child ends with this process even when this one is killed.
 *
 * @param {string} node the Node to run
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of this process's own
 */
export function handOver(node, args, env = {}) {
  const child = spawn(node, ['--import', './scripts/end-with-parent.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of endSignals) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWith(process.ppid, () => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`${node} does not run: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

/**
 * npm, killed, tells nobody. Watched for only under npm: a service manager or shell that starts a script itself may
 * leave it alone on purpose.
 *
 * @param {number} parent
 * @param {() => void} end
 */
function endWith(parent, end) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
}
