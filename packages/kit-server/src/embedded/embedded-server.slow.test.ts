import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { readServer } from './cluster.ts'
import { copyCluster } from './copy-cluster.ts'
import { clusterFolder } from './data-directory.ts'
import { type EmbeddedServer, isServerRunning, openEmbeddedServer } from './embedded-server.ts'

const limit = 120_000
let data = ''
let opened: EmbeddedServer[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'embedded-'))
})
afterEach(async () => {
  for (const server of opened) await server.close()
  opened = []
  rmSync(data, { recursive: true, force: true })
})

const open = async (folder = data) => {
  const server = await openEmbeddedServer(folder)
  opened.push(server)
  return server
}

const query = async (url: string, text: string) => {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const killServer = () => process.kill(readServer(clusterFolder(data))?.pid ?? 0, 'SIGKILL')

test(
  'those who need it at once share one, for themselves alone; it ends with the last of them',
  async () => {
    const servers = await Promise.all([open(), open(), open()])
    const urls = await Promise.all(servers.map((server) => server.database('api')))
    expect(new Set(urls).size).toBe(1)
    expect(await query(urls[0] ?? '', 'show fsync')).toEqual([{ fsync: 'on' }])
    if (process.platform !== 'win32') {
      const socket = statSync(join(clusterFolder(data), '.s.PGSQL.5432'))
      expect(socket.mode & 0o077).toBe(0)
    }
    const [first, second, third] = servers
    await Promise.all([first?.close(), second?.close()])
    expect(await query(urls[0] ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    await third?.close()
    expect(isServerRunning(data)).toBe(false)
  },
  limit,
)

test(
  'killed in the middle of writes it is started again, with all that was committed',
  async () => {
    const url = await (await open()).database('api')
    await query(url, 'create table numbers (number int)')
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    await client.connect()
    let committed = 0
    const writing = (async () => {
      for (let number = 1; ; number += 1) {
        await client.query('insert into numbers values ($1)', [number])
        committed = number
        if (number === 200) killServer()
      }
    })()
    await expect(writing).rejects.toThrow()
    const count = async () => {
      while (true) {
        try {
          return Number((await query(url, 'select count(*) from numbers'))[0].count)
        } catch {
          // It reads its log.
        }
      }
    }
    // The last one may have been written, and its answer lost.
    expect([committed, committed + 1]).toContain(await count())
  },
  limit,
)

describe('it starts', () => {
  test(
    'after one that was killed while it was being made',
    async () => {
      mkdirSync(join(data, 'postgres.new/base'), { recursive: true })
      writeFileSync(join(data, 'postgres.new/PG_VERSION'), '18')
      await open()
      expect(existsSync(join(data, 'postgres.new'))).toBe(false)
    },
    limit,
  )

  // No other system tells what a process is.
  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux(
    'where the number of one that was killed is another process’s now',
    async () => {
      await (await open()).close()
      const folder = clusterFolder(data)
      const text = `${process.pid}\n${folder}\n1\n5432\n${folder}\n\n\nready\n`
      for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) writeFileSync(join(folder, file), text)
      const url = await (await open()).database('api')
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
    limit,
  )

  test(
    'in a folder whose path is too long for a socket',
    async () => {
      const url = await (await open(join(data, 'long'.repeat(30)))).database('api')
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
    limit,
  )
})

// Its log is where people look when something is wrong, and it is copied into reports.
test(
  'its log holds nothing of what is written',
  async () => {
    const url = await (await open()).database('api')
    await query(url, "create table people (name text primary key); insert into people values ('Unmistakable')")
    await expect(query(url, "insert into people values ('Unmistakable')")).rejects.toThrow('duplicate key')
    expect(readFileSync(join(data, 'postgres.log'), 'utf8')).not.toMatch(/unmistakable/i)
  },
  limit,
)

test(
  'a copy that is made while it is written to is of one moment in all its databases',
  async () => {
    const server = await open()
    const urls = [await server.database('api'), await server.database('registry')]
    const clients = urls.map((url) => new pg.Client(url))
    for (const client of clients) {
      await client.connect()
      await client.query('create table numbers (number int)')
    }
    let isCopied = false
    // The first database is always written before the second.
    const writing = (async () => {
      for (let number = 1; !isCopied; number += 1)
        for (const client of clients) await client.query('insert into numbers values ($1)', [number])
    })()
    const elsewhere = join(data, 'elsewhere')
    mkdirSync(elsewhere, { mode: 0o700 })
    await copyCluster(urls[0] ?? '', clusterFolder(data), clusterFolder(elsewhere))
    isCopied = true
    await writing
    for (const client of clients) await client.end()
    const copy = await open(elsewhere)
    const counts: number[] = []
    for (const name of ['api', 'registry']) {
      const [row] = await query(await copy.database(name), 'select count(*)::int, max(number) from numbers')
      expect(row.count).toBe(row.max ?? 0)
      counts.push(row.count)
    }
    expect(counts[0]).toBeGreaterThan(0)
    expect([counts[0], (counts[0] ?? 0) - 1]).toContain(counts[1])
  },
  limit,
)

/** A disk of its own that is nearly full; undefined where this account may not make one. */
const mountSmallDisk = (folder: string, megabytes: number): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test(
  'on a full disk one line says how much is needed, and nothing is begun',
  async () => {
    const folder = join(data, 'small')
    mkdirSync(folder)
    if (!mountSmallDisk(folder, 32)) return
    try {
      await expect(openEmbeddedServer(folder)).rejects.toThrow(
        /^DATA_DIR: .* has \d+ MB left on its disk; 128 MB are needed$/,
      )
      expect(existsSync(clusterFolder(folder))).toBe(false)
    } finally {
      execFileSync('umount', [folder])
    }
  },
  limit,
)

test(
  'a disk that fills while it is written to loses nothing that was acknowledged, and writes go on once there is room',
  async () => {
    const folder = join(data, 'filling')
    mkdirSync(folder, { mode: 0o700 })
    if (!mountSmallDisk(folder, 220)) return
    try {
      const server = await openEmbeddedServer(folder)
      const url = await server.database('api')
      await query(url, 'create table pages (number int, page text)')
      const insert = (number: number) =>
        query(
          url,
          `insert into pages select ${number}, string_agg(md5(random()::text), '') from generate_series(1, 30000)`,
        )
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(60 * 1024 * 1024))
      let acknowledged = 0
      let refusal: { code?: string } | undefined
      while (refusal === undefined && acknowledged < 1000) {
        await insert(acknowledged + 1).then(
          () => (acknowledged += 1),
          (error) => (refusal = error),
        )
      }
      expect(refusal).toBeDefined()
      rmSync(join(folder, 'ballast'))
      // Where its log found no room the server ends, and is started again by the process that uses it.
      const isBack = () =>
        query(url, 'select 1').then(
          () => true,
          () => false,
        )
      while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, 200))
      const [row] = await query(url, 'select count(*)::int, max(number) from pages')
      expect(row.count).toBeGreaterThanOrEqual(acknowledged)
      await insert(row.max + 1)
      await server.close()
    } finally {
      execFileSync('umount', [folder])
    }
  },
  limit,
)
