import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  clusterFolder,
  clusterMark,
  hasCluster,
  prepareDataDirectory,
  refuseFormer,
  socketFolder,
} from './data-directory.ts'
import { findAccount, type PostgresPrograms } from './postgres-programs.ts'

const programs: PostgresPrograms = { command: () => ['', []], options: {} }
let base = ''
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'data-directory-'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

const newFolder = () => mkdtempSync(join(base, 'data-'))

/** The files that a folder of PostgreSQL has at least, of a version. */
const addCluster = (folder: string, version = '18') => {
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'global/pg_control'), '')
  writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`)
}

// Everybody on a machine could read members' files and the keys that sign releases, where the umask was the usual one.
test('a data folder is this account’s alone, made or found', () => {
  const folder = join(newFolder(), 'a/b')
  const former = process.umask(0o022)
  try {
    prepareDataDirectory(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    chmodSync(folder, 0o755)
    prepareDataDirectory(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  } finally {
    process.umask(former)
  }
})

describe('a server is not started on a folder', () => {
  test('of a former release, which is told how to come along', () => {
    const data = newFolder()
    refuseFormer(data)
    addCluster(join(data, 'registry/database'))
    expect(() => refuseFormer(data)).toThrow(
      `DATA_DIR: ${data}/registry/database is a database of a former release (PGlite), which this one does not open. \`npm run restore -- ${data}\` takes it along; to begin with an empty database, move it away`,
    )
    // It came along, and still lies there.
    addCluster(clusterFolder(data))
    refuseFormer(data)
  })

  test('of another major version', () => {
    const data = newFolder()
    addCluster(clusterFolder(data), '17')
    expect(() => hasCluster(data, programs)).toThrow(
      /is a database of PostgreSQL 17, and this release brings 18\. Start/,
    )
  })

  test('that was copied in part', () => {
    const data = newFolder()
    addCluster(clusterFolder(data))
    expect(hasCluster(data, programs)).toBe(true)
    rmSync(join(clusterFolder(data), 'pg_xact'), { recursive: true })
    expect(() => hasCluster(data, programs)).toThrow(
      /is not a whole database: pg_xact is missing\. Nothing was changed/,
    )
  })

  test('of another account', () => {
    const data = newFolder()
    addCluster(clusterFolder(data))
    const owner = statSync(data).uid
    expect(() => hasCluster(data, { ...programs, options: { uid: owner + 1, gid: 0 } })).toThrow(
      `belongs to user ${owner}, and the database would run as user ${owner + 1}`,
    )
  })

  test('that is gone, where there was one; where there was none it is made', () => {
    const data = newFolder()
    expect(hasCluster(data, programs)).toBe(false)
    writeFileSync(clusterMark(data), '{}')
    expect(() => hasCluster(data, programs)).toThrow(/postgres is gone, and .*postgres\.json says that it was there/)
  })
})

test('a path that is too long for a socket has a short one, of this account and nobody else', () => {
  const data = join(newFolder(), 'long'.repeat(30))
  const short = socketFolder(data, programs)
  try {
    expect(Buffer.byteLength(join(short, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103)
    expect(socketFolder(data, programs)).toBe(short)
    chmodSync(short, 0o777)
    expect(() => socketFolder(data, programs)).toThrow(`${short} is somebody else's; choose a shorter path`)
  } finally {
    rmSync(short, { recursive: true, force: true })
  }
  expect(socketFolder(base, programs)).toBe(clusterFolder(base))
})

describe('where this is root', () => {
  const nobody = { uid: 65_534, gid: 65_534 }
  const accounts = { isRoot: true, canUseNamespace: () => false, idsOf: () => undefined }

  test('a server runs in a namespace, else as another account', () => {
    expect(findAccount({ ...accounts, canUseNamespace: () => true }).prefix[0]).toBe('unshare')
    const found = findAccount({ ...accounts, idsOf: (name) => (name === 'nobody' ? nobody : undefined) })
    expect(found).toEqual({ prefix: [], ids: nobody })
  })

  test('and there is neither, one line says what to do', () => {
    expect(() => findAccount(accounts)).toThrow(/^DATABASE_URL: not set, .* start the site as another user, or set it/)
  })
})
