import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import { sql } from 'drizzle-orm'
import { personas } from '../../../demo/src/singpass/personas.ts'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'
import { filesWithTraces, linesWithTraces, readTables, rowsWithTraces } from './identity-traces.ts'

const persona = (key: string) => personas.find((each) => each.key === key)

describe('the search for identifiers', () => {
  it.each([
    ['the number', 'GET /me?number=S0000101X'],
    ['the number without its last letter', '{"n":"S0000101"}'],
    ['the number without its first letter', 'a0000101Xb'],
    ['its last four characters', 'masked as *****101X.'],
    ['its last five characters', '{"n":"0101X"}'],
    ['its first six characters', 'begins with S00001'],
    ['the name', '{"name":"TAN HUI LING"}'],
    ['the name, written otherwise', 'Tan Hui Ling signed in'],
    ['a name with a slash', 'RAVI S/O KUMAR'],
    ['the id of Singpass', `sub=${persona('citizen')?.subject}`],
  ])('finds %s in a line', (_, line) => {
    expect(linesWithTraces(['a line of somebody else', line])).toEqual([line])
  })

  it('takes nothing for a part of a number that is part of something else', () => {
    expect(linesWithTraces(['sealed by Ab101X-d', 'took 0101 ms', 'order S0000987', 'SINGAPORE CITIZEN'])).toEqual([])
  })

  it('lets pass the last four characters of a verified member, in their place alone', () => {
    const allowed = 'identity_verifications {"id": 1, "number_last_four": "101X"}'
    const elsewhere = 'identity_records {"id": 1, "number_last_four": "101X"}'
    expect(rowsWithTraces([allowed, elsewhere])).toEqual([elsewhere])
    expect(rowsWithTraces([allowed.replace('}', ', "name": "TAN HUI LING"}')])).toHaveLength(1)
  })

  describe('in tables', () => {
    let connection: DatabaseConnection
    beforeAll(async () => {
      connection = await openTestDatabase(new URL('../../drizzle', import.meta.url), openDatabase)
    }, 60_000)
    afterAll(() => connection.close())

    it('reads those of every schema, and bytes', async () => {
      const { db } = connection
      await db.execute(sql`create schema queue`)
      await db.execute(sql`create table queue.job (data jsonb, kept text)`)
      await db.execute(sql`insert into queue.job values ('{"to": "TAN HUI LING"}', 'x')`)
      await db.execute(sql`create table stored (bytes bytea)`)
      await db.execute(sql`insert into stored values (${Buffer.from('a mail to JACK HARPER')})`)
      const tables = await readTables(db)
      expect(tables.length).toBeGreaterThan(50)
      expect(rowsWithTraces(tables.flatMap(({ rows }) => rows))).toEqual([
        expect.stringMatching(/^queue\.job .*TAN HUI LING/),
        expect.stringMatching(/^stored .*JACK HARPER/),
      ])
    })
  })

  it('reads files to their ends, packed ones too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'traces-'))
    try {
      await writeFile(join(folder, 'page'), Buffer.concat([Buffer.alloc(9000, 0xff), Buffer.from('S0000102X')]))
      await writeFile(join(folder, 'packed.gz'), gzipSync('LIM WEI JIE'))
      await writeFile(join(folder, 'clean'), 'nobody')
      const { count, traces } = await filesWithTraces(folder)
      expect({ count, traces: traces.toSorted() }).toEqual({
        count: 3,
        traces: ['packed.gz: LIM WEI JIE', 'page: S0000102'],
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
