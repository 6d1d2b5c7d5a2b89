import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { canReplicate, type ReplicatedPostgres, startReplicatedPostgres } from '@jobspan/kit-server/testing'
import { parse } from 'yaml'
import { read } from './checks/deployment-programs.ts'

// What the backup job of compose and chart does, done with the programs of PostgreSQL, and brought back.

const { services } = parse(read('compose.yaml'), { merge: true })
const scriptOf = (service: string): string => services[service].command.at(-1).replaceAll('$$', '$')

let servers: ReplicatedPostgres
let folder = ''
/** Stands for rclone: it writes down what it is asked, since there is no server of objects here. */
const rclone = '#!/bin/sh\nmkdir -p "$3" && echo "$RCLONE_CONFIG_SITE_ENDPOINT $@" > "$3/asked"\n'

const run = (service: string, environment: Record<string, string>) =>
  execFileSync('sh', ['-c', scriptOf(service)], {
    env: {
      PATH: `${join(folder, 'bin')}:${servers.programs}:${process.env.PATH}`,
      BACKUPS: join(folder, 'backups'),
      KEEP_DAYS: '30',
      ...environment,
    },
    stdio: 'pipe',
  })

const query = (address: string, statement: string): string =>
  execFileSync(join(servers.programs, 'psql'), ['-d', address, '-Atqc', statement], { encoding: 'utf8' })

const describeWherePossible = canReplicate() ? describe : describe.skip

describeWherePossible('the backup job', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-job-'))
    servers = await startReplicatedPostgres()
    for (const name of ['bin', 'keys', 'backups/databases/old', 'backups/removed-files/old'])
      await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, 'keys/signing'), 'a key')
    await writeFile(join(folder, 'bin/rclone'), rclone, { mode: 0o755 })
    const before = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    for (const name of ['databases', 'removed-files'])
      await utimes(join(folder, 'backups', name, 'old'), before, before)
  }, 120_000)
  afterAll(async () => {
    await servers?.close()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  test('copies both databases and the keys, which come back, and drops what is old', async () => {
    const addressOf = (name: string) => servers.primary.url.replace('/postgres?', `/${name}?`)
    for (const name of ['site', 'registry', 'site_again', 'registry_again'])
      query(servers.primary.url, `create database ${name}`)
    for (const name of ['site', 'registry']) query(addressOf(name), `create table kept as select '${name}' as name`)
    const keys = join(folder, 'keys')
    run('backup-databases', {
      DATABASE_URL: addressOf('site'),
      REGISTRY_DATABASE_URL: addressOf('registry'),
      KEYS: keys,
    })
    const [copy = '', ...others] = await readdir(join(folder, 'backups/databases'))
    expect(others).toEqual([])
    const pathOf = (...names: string[]) => join(folder, 'backups/databases', copy, ...names)
    for (const name of ['site', 'registry']) {
      execFileSync(join(servers.programs, 'pg_restore'), [
        ...['--exit-on-error', '--no-owner', '-d', addressOf(`${name}_again`)],
        pathOf(`${name}.dump`),
      ])
      expect(query(addressOf(`${name}_again`), 'select name from kept')).toBe(`${name}\n`)
    }
    expect(await readFile(pathOf('registry/signing'), 'utf8')).toBe('a key')
  }, 60_000)

  test('leaves no half copy where a database cannot be read', async () => {
    const before = await readdir(join(folder, 'backups/databases'))
    const environment = { DATABASE_URL: servers.primary.url.replace('/postgres?', '/nowhere?'), KEYS: folder }
    expect(() => run('backup-databases', environment)).toThrow('nowhere')
    const after = await readdir(join(folder, 'backups/databases'))
    expect(after.filter((name) => !name.endsWith('.new'))).toEqual(before)
  })

  test('copies the bucket of files, keeps what members removed for a while, and drops what is old', async () => {
    run('backup', {
      FILES_S3_ENDPOINT: 'http://objects:8333',
      FILES_S3_BUCKET: 'files',
      FILES_S3_ACCESS_KEY_ID: 'a',
      FILES_S3_SECRET_ACCESS_KEY: 'b',
    })
    const asked = await readFile(join(folder, 'backups/files/asked'), 'utf8')
    expect(asked).toMatch(/^http:\/\/objects:8333 sync site:files .*\/files --backup-dir .*\/removed-files\/\d{4}-/)
    expect(await readdir(join(folder, 'backups/removed-files'))).toEqual([])
  })
})
