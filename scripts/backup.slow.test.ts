import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openDatabase } from '../api/src/platform/database/database.ts'

let data = ''
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'backup-'))
}, 120_000)
afterAll(() => rm(data, { recursive: true, force: true }))

const run = (script: string, environment: Record<string, string> = {}, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: data, ...environment },
  })
  return {
    status,
    stdout,
    stderr: stderr
      .trim()
      .split('\n')
      .filter((line) => !line.includes('Warning'))
      .join('\n'),
  }
}
const open = () => openDatabase({ directory: join(data, 'db') })

test('a database that was damaged after its backup is brought back by the two commands', async () => {
  const connection = await open()
  await connection.db.execute('create table kept as select 7 as number')
  await connection.close()
  expect(run('backup.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('copied to') })
  await rm(join(data, 'db/PG_VERSION'))
  await expect(open()).rejects.toThrow(/PG_VERSION is missing.*npm run restore/)
  expect(run('backup.ts')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^backup: .*PG_VERSION is missing/),
  })
  expect(run('restore.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('what was there is now') })
  const restored = await open()
  const { rows } = await restored.db.execute('select number from kept')
  expect(rows).toEqual([{ number: 7 }])
  await restored.close()
}, 120_000)

test('a copy is named, or refused in one line', async () => {
  const [copy = ''] = await readdir(join(data, 'backups'))
  await cp(join(data, 'backups', copy), join(data, 'backups/db-2020-01-01'), { recursive: true })
  expect(run('restore.ts', {}, join(data, 'backups/db-2020-01-01'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('db-2020-01-01'),
  })
  expect(run('restore.ts', {}, '/tmp')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^restore: .*no copy/),
  })
  expect(run('backup.ts', { DATA_DIR: '/nowhere' })).toMatchObject({
    status: 1,
    stderr: 'backup: DATA_DIR: there is no database in /nowhere',
  })
  expect(run('backup.ts', { DATABASE_URL: 'postgres://x/y' })).toMatchObject({ status: 1 })
}, 120_000)
