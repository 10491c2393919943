import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/server-process.ts';
import { isInfrastructureFault } from './infrastructure-fault.ts';

const errorOf = async (run: () => unknown) => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('This was meant to fail.');
};

test('PostgreSQL that refuses connections, a full disk and a locked file are infrastructure faults', async () => {
  const pool = new pg.Pool({ connectionString: `postgres://postgres@127.0.0.1:${await freePort()}/test` });
  expect(isInfrastructureFault(await errorOf(() => pool.query('select 1')))).toBe(true);
  await pool.end();
  expect(isInfrastructureFault(await errorOf(() => pool.query('select 1')))).toBe(true);

  const file = new DatabaseSync(':memory:');
  file.exec('create table cargo (name text); pragma max_page_count = 2');
  const fill = () => {
    for (;;) file.exec('insert into cargo values (hex(randomblob(1000)))');
  };
  const full = await errorOf(fill);
  expect(full).toMatchObject({ errcode: 13 });
  expect(isInfrastructureFault(full)).toBe(true);
  file.close();
});

test('an error that wraps an infrastructure fault is one', () => {
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
  expect(isInfrastructureFault(new Error('failed', { cause: new AggregateError([cause]) }))).toBe(true);
});

test('a bug and a broken constraint are no infrastructure faults', async () => {
  const file = new DatabaseSync(':memory:');
  file.exec('create table cargo (name text unique)');
  const insert = () => file.exec("insert into cargo values ('coffee')");
  insert();
  const unique = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' });
  const others = [
    await errorOf(insert),
    await errorOf(() => file.exec('selct')),
    unique,
    new TypeError('x'),
    'x',
  ];
  for (const error of others) expect(isInfrastructureFault(error)).toBe(false);
  file.close();
});
