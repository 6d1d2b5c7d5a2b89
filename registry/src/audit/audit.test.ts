import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { sql } from 'drizzle-orm'
import { change, publish } from '../testing/publish.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'
import { emptyChain, verifyRows } from './audit-chain.ts'
import { csvLine } from './audit-csv.ts'

let registry: TestRegistry
let viewer: TestCaller

beforeAll(async () => {
  registry = await createTestRegistry()
  viewer = registry.as('viewer')
  const admin = registry.as('administrator')
  for (const name of ['mf-search', 'mf-chat']) await publish(registry, name, 'b1')
  await change(
    admin,
    'mf-search',
    ['sg', 'my'],
    { kind: 'promote', build: 'b1' },
    { reason: '=HYPERLINK("http://evil")' },
  )
  await change(admin, 'mf-chat', ['sg'], { kind: 'promote', build: 'b1' }, { reason: '"quoted", 漢字\nsecond line' })
  const toggle = (enabled: boolean) =>
    change(registry.as('product_owner'), 'mf-chat', ['sg'], { kind: 'toggle', enabled })
  for (let index = 0; index < 30; index += 1) await toggle(index % 2 === 1)
  for (let index = 0; index < 30; index += 1) await toggle(index % 2 === 0 && index !== 0)
}, 120_000)
afterAll(() => registry.close())

const list = async (query = '') =>
  (await viewer.get(`/v1/audit${query}`)).body.data as { rows: AuditRow[]; more: boolean }
const verify = async () => (await viewer.get('/v1/audit/verify')).body.data
const download = async (query: string) => viewer.get(`/v1/audit/export?${query}`)

describe('the log', () => {
  test('tells who, why, before and after, newest first, a page at a time', async () => {
    const first = await list()
    expect(first.rows).toHaveLength(50)
    expect(first.more).toBe(true)
    const second = await list(`?before=${first.rows.at(-1)?.sequence}`)
    expect(second.more).toBe(false)
    const numbers = [...first.rows, ...second.rows].map(({ sequence }) => sequence)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers.length - index))
    const promoted = second.rows.find(({ action, remote }) => action === 'promote' && remote === 'mf-chat')
    expect(promoted).toMatchObject({
      actor: 'administrator@jobspan.example',
      reason: '"quoted", 漢字\nsecond line',
      cells: [{ country: 'sg', before: { current: null }, after: { current: 'b1', enabled: true } }],
    })
  })

  test.each([
    ['remote=mf-search', (row: AuditRow) => row.remote === 'mf-search'],
    ['country=my', (row: AuditRow) => row.cells.some(({ country }) => country === 'my')],
    ['actor=product_owner@jobspan.example', (row: AuditRow) => row.actor.startsWith('product_owner')],
    // Whoever looked for somebody had to know the whole of how the log names them.
    ['actor=Product_Owner', (row: AuditRow) => row.actor === 'product_owner@jobspan.example'],
    [`from=2000-01-01T00:00:00%2B08:00&to=${new Date(Date.now() + 3_600_000).toISOString()}`, () => true],
    ['action=publish', (row: AuditRow) => row.action === 'publish'],
    [`from=${new Date().toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}`, () => true],
  ])('is filtered by %s', async (query, matches) => {
    const { rows } = await list(`?${query}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(matches)).toBe(true)
  })

  // A country's trail left out what was scheduled for it, and that it was called off.
  test('of a country has what was scheduled there and called off', async () => {
    const administrator = registry.as('administrator')
    const { body } = await administrator.post('/v1/changes', {
      remote: 'mf-chat',
      countries: ['lk'],
      change: { kind: 'promote', build: 'b1' },
      reason: 'next spring',
      due_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await administrator.post(`/v1/schedule/${body.data.scheduled[0].id}/cancel`, { reason: 'not this spring' })
    const { rows } = await list('?country=lk&remote=mf-chat')
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['schedule', 'cancel_schedule']))
    const inSerbia = await list('?country=rs&remote=mf-chat')
    expect(inSerbia.rows.map(({ action }) => action)).not.toContain('schedule')
  })

  test.each([['to=2000-01-01'], [`to=${new Date(0).toISOString()}`], ['actor=100%'], ['remote=none']])(
    'has nothing for %s',
    async (query) => {
      expect(await list(`?${query}`)).toEqual({ rows: [], more: false })
    },
  )

  test.each([['from=yesterday'], ['country=xx'], ['action=steal'], ['before=x']])('refuses %s', async (query) => {
    expect((await viewer.get(`/v1/audit?${query}`)).status).toBe(400)
  })

  test('is for whoever may read', async () => {
    for (const path of ['', '/verify', '/export?format=csv']) {
      expect((await registry.nobody.get(`/v1/audit${path}`)).status).toBe(401)
      expect((await registry.as('shell').get(`/v1/audit${path}`)).status).toBe(403)
    }
  })
})

describe('the export', () => {
  test('as CSV does not run in a spreadsheet and keeps every line whole', async () => {
    const { status, body, headers } = await download('format=csv')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-20.*\.csv"$/)
    expect(body).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(body).toContain('"""quoted"", 漢字\nsecond line"')
    const [header] = String(body).split('\r\n')
    expect(header).toMatch(/^\uFEFFsequence,at,actor,action,remote,reason,.*,details,previous_hash,hash$/)
  })

  // All countries of a change stood in one field, as JSON: no spreadsheet filtered by country.
  test('as CSV has a column for each country, with what was and what is', async () => {
    const [header = '', ...lines] = String((await download('format=csv')).body)
      .slice(1)
      .split('\r\n')
    expect(header.split(',')).toHaveLength(6 + countries.length + 3)
    const column = header.split(',').indexOf('Singapore')
    const line = lines.find((each) => each.includes(',toggle,mf-chat,for the test,')) ?? ''
    expect(line.split(',').slice(6, column).join('')).toBe('')
    expect(line.split(',').slice(column).join()).toMatch(/^"on, b1 → off, b1",/)
  })

  test('as JSON lines is the chain itself, which anyone can follow', async () => {
    const { body } = await download('format=jsonl')
    const rows = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRow)
    expect(verifyRows(emptyChain, rows)).toMatchObject({
      rows: rows.length,
      brokenAt: null,
      head: (await verify()).head,
    })
  })

  test('takes the filter', async () => {
    const { body } = await download('format=jsonl&remote=mf-search')
    expect(String(body).trim().split('\n')).toHaveLength(2)
    expect((await download('format=xlsx')).status).toBe(400)
  })
})

// Last, as it spoils the log.
describe('the chain', () => {
  let count = 0
  beforeAll(async () => {
    count = (await verify()).rows
  })
  const tamper = async (statement: string, breaksAt: number) => {
    await registry.db.execute(sql.raw('create table registry.audit_copy as select * from registry.audit'))
    await registry.db.execute(sql.raw(statement))
    expect((await verify()).broken_at).toBe(breaksAt)
    await registry.db.execute(sql.raw('delete from registry.audit; '))
    await registry.db.execute(sql.raw('insert into registry.audit select * from registry.audit_copy'))
    await registry.db.execute(sql.raw('drop table registry.audit_copy'))
    expect(await verify()).toMatchObject({ intact: true, broken_at: null })
  }

  test('shows a row that was changed', () =>
    tamper(`update registry.audit set reason = 'nothing' where sequence = 5`, 5))
  test('shows who was changed', () => tamper(`update registry.audit set actor = 'someone' where sequence = 1`, 1))
  test('shows a row that was taken out', () => tamper('delete from registry.audit where sequence = 7', 8))
  test('shows rows cut off at the end', () => tamper('delete from registry.audit where sequence > 60', 61))
  test('shows a row that was put on', () =>
    tamper(
      `insert into registry.audit select sequence + 1, at, actor, action, remote, reason, cells, details, hash, hash from registry.audit order by sequence desc limit 1`,
      count + 1,
    ))
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('CSV takes the sting out of %j', (reason) => {
  const row = {
    sequence: 1,
    reason,
    actor: '',
    action: 'key',
    at: '',
    remote: null,
    cells: [],
    details: {},
    previous_hash: '',
    hash: '',
  }
  expect(csvLine(row as AuditRow)).toContain(`"'${reason}"`)
})
