import { describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { change, publish, readDocument } from '../testing/publish.ts'
import { setUpRolloutFixture } from '../testing/rollout-fixture.ts'
import { createTestRegistry } from '../testing/test-registry.ts'

const scene = setUpRolloutFixture(createTestRegistry)
describe('a clash', () => {
  test('is looked for again where a release is to run', async () => {
    // Both could be published: neither ran when the other came.
    const claim = { pages: [{ path: `/same/${scene.remote}/:id`, access: 'public', files: [] }] }
    await publish(scene.registry, `${scene.remote}-one`, 'b1', claim)
    await publish(scene.registry, `${scene.remote}-two`, 'b1', claim)
    const build = { kind: 'promote', build: 'b1' } as const
    expect((await change(scene.admin, `${scene.remote}-one`, ['sg'], build)).status).toBe(200)
    const { status, body } = await change(scene.admin, `${scene.remote}-two`, ['sg', 'my'], build)
    expect(status).toBe(409)
    expect(body.message).toContain(`route /same/${scene.remote}/:id belongs to ${scene.remote}-one`)
    // Where the other does not run there is no conflict.
    expect((await change(scene.admin, `${scene.remote}-two`, ['my'], build)).status).toBe(200)
  })
})

describe('undoing', () => {
  const undo = (sequence: number, who = scene.squad) =>
    who.post(`/v1/changes/${sequence}/undo`, { reason: 'was wrong' })

  test('restores what the row changed, as a row of its own', async () => {
    await scene.promote('b1')
    const { sequence } = (await scene.promote('b2')).body.data
    const { status, body } = await undo(sequence)
    expect(status).toBe(200)
    expect(body.data.cells[0]).toMatchObject({ current: 'b1', previous: null })
    const [row] = (await scene.admin.get('/v1/audit')).body.data.rows
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
    await scene.promote('b1')
    const off = (await change(scene.owner, scene.remote, ['sg'], { kind: 'toggle', enabled: false })).body.data
    await scene.promote('b2')
    await undo(off.sequence, scene.owner)
    expect(await scene.cellOf()).toMatchObject({ enabled: true, current: 'b2' })
  })

  test('is refused where that very thing changed again', async () => {
    await scene.promote('b1')
    const { sequence } = (await scene.promote('b2')).body.data
    await scene.promote('b3')
    const { status, body } = await undo(sequence)
    expect(status).toBe(409)
    expect(body.message).toContain('b3')
  })

  test('takes the right to the change itself', async () => {
    const { sequence } = (await scene.promote('b1')).body.data
    expect((await undo(sequence, scene.owner)).status).toBe(403)
    const off = (await change(scene.owner, scene.remote, ['sg'], { kind: 'toggle', enabled: false })).body.data
    expect((await undo(off.sequence, scene.registry.as('squad', ['mf-other']))).status).toBe(403)
    expect((await undo(off.sequence, scene.registry.as('viewer'))).status).toBe(403)
    expect((await undo(999_999)).status).toBe(404)
    expect((await undo(1)).status).toBe(409)
  })
})

describe('a database that fails in the middle of a promotion', () => {
  test('leaves nothing of it: no cell, no row, no document', async () => {
    await scene.promote('b1', ['sg', 'my'])
    const before = await readDocument(scene.registry, 'sg')
    // The audit row is written after the cells; the connection dies there.
    const dies = 'perform pg_terminate_backend(pg_backend_pid())'
    await scene.registry.db.execute(
      sql.raw(
        `create function registry.die() returns trigger language plpgsql as $$ begin ${dies}; return new; end $$`,
      ),
    )
    await scene.registry.db.execute(
      sql.raw('create trigger die before insert on registry.audit for each row execute function registry.die()'),
    )
    const { status, body } = await scene.promote('b2', ['sg', 'my'])
    await scene.registry.db.execute(sql.raw('drop function registry.die() cascade'))
    expect(status).toBe(503)
    expect(JSON.stringify(body)).not.toMatch(/gone|terminat|select|insert/i)
    for (const country of ['sg', 'my']) expect(await scene.cellOf(country)).toMatchObject({ current: 'b1', version: 1 })
    await scene.registry.services.documents.refresh()
    expect(await readDocument(scene.registry, 'sg')).toEqual({ ...before, headers: expect.anything() })
    expect((await scene.admin.get('/v1/audit/verify')).body.data).toMatchObject({ intact: true })
    // And it works again as if nothing had been.
    expect((await scene.promote('b2', ['sg', 'my'])).status).toBe(200)
  })
})
