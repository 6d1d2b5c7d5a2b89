import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { change, publish, readDocument } from '../testing/publish.ts'
import { onEveryDatabase, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'

onEveryDatabase((open) => {
  let registry: TestRegistry
  let admin: TestCaller
  let owner: TestCaller
  let squad: TestCaller
  let count = 0
  let remote: string

  beforeAll(async () => {
    registry = await open()
    admin = registry.as('administrator')
    owner = registry.as('product_owner')
  }, 120_000)
  afterAll(() => registry.close())

  // Each test has a remote of its own with three releases, none promoted.
  beforeEach(async () => {
    count += 1
    remote = `mf-test${count}`
    squad = registry.as('squad', [remote])
    for (const build of ['b1', 'b2', 'b3']) await publish(registry, remote, build)
  })

  const promote = (build: string, countries = ['sg'], more = {}) =>
    change(squad, remote, countries, { kind: 'promote', build }, more)
  const cellOf = async (country = 'sg') => {
    const { remotes } = (await admin.get('/v1/overview')).body.data
    const found = remotes.find(({ name }: { name: string }) => name === remote)
    return found.cells.find((cell: { country: string }) => cell.country === country)
  }

  describe('a clash', () => {
    test('is looked for again where a release is to run', async () => {
      // Both could be published: neither ran when the other came.
      const claim = { pages: [{ path: `/same${count}/:id`, access: 'public', files: [] }] }
      await publish(registry, `${remote}-one`, 'b1', claim)
      await publish(registry, `${remote}-two`, 'b1', claim)
      const build = { kind: 'promote', build: 'b1' } as const
      expect((await change(admin, `${remote}-one`, ['sg'], build)).status).toBe(200)
      const { status, body } = await change(admin, `${remote}-two`, ['sg', 'my'], build)
      expect(status).toBe(409)
      expect(body.message).toContain(`route /same${count}/:id belongs to ${remote}-one`)
      // Where the other does not run there is no clash.
      expect((await change(admin, `${remote}-two`, ['my'], build)).status).toBe(200)
    })
  })

  describe('undoing', () => {
    const undo = (sequence: number, who = squad) => who.post(`/v1/changes/${sequence}/undo`, { reason: 'was wrong' })

    test('restores what the row changed, as a row of its own', async () => {
      await promote('b1')
      const { sequence } = (await promote('b2')).body.data
      const { status, body } = await undo(sequence)
      expect(status).toBe(200)
      expect(body.data.cells[0]).toMatchObject({ current: 'b1', previous: null })
      const [row] = (await admin.get('/v1/audit')).body.data.rows
      expect(row).toMatchObject({
        sequence: body.data.sequence,
        action: 'undo',
        reason: 'was wrong',
        details: { undoes: sequence },
      })
      expect((await undo(sequence)).status).toBe(409)
      // Undoing the undoing.
      expect((await undo(body.data.sequence)).body.data.cells[0]).toMatchObject({ current: 'b2', previous: 'b1' })
    })

    test('leaves alone what else changed since', async () => {
      await promote('b1')
      const off = (await change(owner, remote, ['sg'], { kind: 'toggle', enabled: false })).body.data
      await promote('b2')
      await undo(off.sequence, owner)
      expect(await cellOf()).toMatchObject({ enabled: true, current: 'b2' })
    })

    test('is refused where that very thing changed again', async () => {
      await promote('b1')
      const { sequence } = (await promote('b2')).body.data
      await promote('b3')
      const { status, body } = await undo(sequence)
      expect(status).toBe(409)
      expect(body.message).toContain('b3')
    })

    test('takes the right to the change itself', async () => {
      const { sequence } = (await promote('b1')).body.data
      expect((await undo(sequence, owner)).status).toBe(403)
      const off = (await change(owner, remote, ['sg'], { kind: 'toggle', enabled: false })).body.data
      expect((await undo(off.sequence, squad)).status).toBe(403)
      expect((await undo(999_999)).status).toBe(404)
      expect((await undo(1)).status).toBe(409)
    })
  })

  describe('a database that fails in the middle of a promotion', () => {
    test('leaves nothing of it: no cell, no row, no document', async () => {
      await promote('b1', ['sg', 'my'])
      const before = await readDocument(registry, 'sg')
      // The audit row is written after the cells. On a server the connection dies there, embedded the statement fails.
      const dies =
        registry.parts.connection.driver === 'postgres'
          ? 'perform pg_terminate_backend(pg_backend_pid())'
          : "raise exception 'gone'"
      await registry.db.execute(
        sql.raw(
          `create function registry.die() returns trigger language plpgsql as $$ begin ${dies}; return new; end $$`,
        ),
      )
      await registry.db.execute(
        sql.raw('create trigger die before insert on registry.audit for each row execute function registry.die()'),
      )
      const { status, body } = await promote('b2', ['sg', 'my'])
      await registry.db.execute(sql.raw('drop function registry.die() cascade'))
      expect(status).toBe(registry.parts.connection.driver === 'postgres' ? 503 : 500)
      expect(JSON.stringify(body)).not.toMatch(/gone|terminat|select|insert/i)
      for (const country of ['sg', 'my']) expect(await cellOf(country)).toMatchObject({ current: 'b1', version: 1 })
      await registry.parts.documents.refresh()
      expect(await readDocument(registry, 'sg')).toEqual({ ...before, headers: expect.anything() })
      expect((await admin.get('/v1/audit/verify')).body.data).toMatchObject({ intact: true })
      // And it works again as if nothing had been.
      expect((await promote('b2', ['sg', 'my'])).status).toBe(200)
    })
  })
})
