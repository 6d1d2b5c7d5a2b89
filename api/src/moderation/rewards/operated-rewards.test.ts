import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findDrawWinners, hashText, hashTickets } from '@jobspan/shared-kit/contracts/rewards/draw-winners'
import { maxOwnTickets } from '@jobspan/shared-kit/contracts/rewards/draws'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { registerCompleteMember } from '../../chats/chat-fixture.ts'
import { invitations } from '../../invitations/tables.ts'
import { closeDraw, enterWaitingChances } from '../../rewards/draws/draw-repository.ts'
import { transferPoints } from '../../rewards/ledger/transfer-points.ts'
import { drawTickets, rewardDistributions, rewardDraws, rewardGrants, withdrawals } from '../../rewards/tables.ts'
import { addGrant } from '../../testing/add-grant.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OperatorCalls, operatorOf } from '../moderation-fixture.ts'

type Member = Awaited<ReturnType<typeof registerCompleteMember>>

const provider = generateKeyPairSync('ed25519')
const reason = 'Looked at it'
let api: TestApp
let ann: OperatorCalls
let member: Member

beforeAll(async () => {
  const key = provider.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  api = await createTestApp({ PAYOUT_PROVIDER_KEY: key })
  ann = await operatorOf(api, 'ann')
  member = await registerCompleteMember(api)
}, 120_000)
afterAll(() => api.close())

const lastAct = async () => (await ann.get('/acts?size=1')).body.data.items[0]

describe('review', () => {
  test('an invitation is decided once: approved twice, both sides are rewarded once', async () => {
    const invitee = await registerCompleteMember(api)
    const [{ id } = { id: 0 }] = await api.db
      .insert(invitations)
      .values({
        inviterId: member.id,
        channel: 'link',
        seekerId: invitee.id,
        registeredAt: new Date(),
        attachedAt: new Date(),
        outcome: 'in_review',
        reviewReasons: ['network', 'speed'],
      })
      .returning({ id: invitations.id })
    const { items } = (await ann.get('/rewards/reviews')).body.data
    expect(items).toMatchObject([{ kind: 'invitation', id, member_id: member.id, reasons: ['network', 'speed'] }])
    const approve = () => ann.post(`/rewards/reviews/invitation/${id}/decision`, { outcome: 'approved', reason })
    const answers = await Promise.all([approve(), approve()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await api.deliverEvents()
    const granted = await api.db.$count(rewardGrants, eq(rewardGrants.userId, member.id))
    expect(granted).toBeGreaterThan(0)
    expect((await approve()).status).toBe(409)
    await api.deliverEvents()
    expect(await api.db.$count(rewardGrants, eq(rewardGrants.userId, member.id))).toBe(granted)
    expect(await lastAct()).toMatchObject({
      operator: 'ann',
      act: 'reward_review.decided',
      subject: 'invitation',
      subject_id: String(id),
      reason,
      before: { state: 'in_review' },
      after: { outcome: 'approved' },
    })
    expect((await ann.get('/rewards/reviews')).body.data.items).toEqual([])
  })
})

describe('distribution', () => {
  test('merchandise is delivered once, and its address is deleted with the last parcel', async () => {
    const to = { recipient: '王芳', phone: '13800138000', address: '上海市浦东新区世纪大道1号' }
    await api.db.insert(rewardDistributions).values({ userId: member.id, cwalletId: '12345678', ...to })
    const facts = { distributedAt: null, distributeAt: null, distributeBy: '2026-01-02', country: 'others' } as const
    const first = await addGrant(api, member.id, 'merchandise', facts)
    const second = await addGrant(api, member.id, 'merchandise', facts)
    const waiting = (await ann.get('/rewards/distributions')).body.data.items.filter(
      ({ type }: { type: string }) => type === 'merchandise',
    )
    expect(waiting).toMatchObject([
      { grant_id: first, is_overdue: true, delivery: to },
      { grant_id: second, delivery: to },
    ])
    // Who reads where members live is in the audit log, once for each parcel, however often the page asks.
    await ann.get('/rewards/distributions')
    const read = (await ann.get('/acts?subject=reward')).body.data.items.map(
      ({ act, operator, subject_id: id }: Record<string, string>) => [act, operator, id],
    )
    const ofRead = [first, second].map((id) => ['reward_address.read', 'ann', String(id)])
    expect(read.toSorted()).toEqual(ofRead.toSorted())
    const deliver = (id: number) => ann.post(`/rewards/grants/${id}/distribute`, { reason: 'SF 1234567890' })
    const address = async () =>
      (await api.db.select().from(rewardDistributions).where(eq(rewardDistributions.userId, member.id)))[0]
    expect((await deliver(first)).status).toBe(200)
    expect(await address()).toMatchObject(to)
    expect((await deliver(second)).status).toBe(200)
    expect(await address()).toMatchObject({ recipient: null, phone: null, address: null, cwalletId: '12345678' })
    expect(await deliver(second)).toMatchObject({ status: 409, body: { code: 40001 } })
    // The audit log outlives the address, and never had it.
    expect(JSON.stringify((await ann.get('/acts')).body)).not.toContain('世纪大道')
  })

  test('a reward is rejected with words that its member reads, and is not distributed any more', async () => {
    const id = await addGrant(api, member.id, 'pin', { distributedAt: null })
    expect((await ann.post(`/rewards/grants/${id}/reject`, { reason: 'Two accounts of one person.' })).status).toBe(200)
    expect((await ann.post(`/rewards/grants/${id}/distribute`, { reason })).status).toBe(409)
    const [own] = (await member.get('/api/rewards/grants?size=1')).body.data.items
    expect(own).toMatchObject({ id, state: 'rejected', note: 'Two accounts of one person.' })
  })
})

describe('payouts', () => {
  const answerTo = (batch: number, results: object[], key = provider.privateKey) => {
    const payload = JSON.stringify({ format: 'jobspan-payout-answer-1', batch, results })
    return { payload, signature: sign(null, Buffer.from(payload), key).toString('base64url'), key_id: 'provider' }
  }

  test('withdrawals are exported as one signed batch, and its answer is taken in once', async () => {
    expect((await ann.post('/rewards/payouts', { reason })).body.data).toEqual({ batch: null, file: null })
    await ann.post('/rewards/countries/sg', { is_cash_on: true, reason })
    await api.db.transaction((transaction) =>
      transferPoints(transaction, {
        cause: 'test',
        reason: 'reward',
        from: { kind: 'programme' },
        to: { kind: 'available', userId: member.id },
        points: 300,
      }),
    )
    const { terms_version } = (await member.get('/api/rewards/programme')).body.data
    const target = { kind: 'cwallet', value: '12345678' }
    const asked = { network: 'tron', target, points: 300, terms_version }
    const { id } = (await member.post('/api/rewards/withdrawals', asked)).body.data
    await api.db.update(withdrawals).set({ state: 'requested' }).where(eq(withdrawals.id, id))
    expect((await ann.get('/rewards/payouts')).body.data.waiting).toBe(1)

    const { batch, file } = (await ann.post('/rewards/payouts', { reason })).body.data
    expect(batch).toMatchObject({ count: 1, points: 300, open: 1, settled: 0 })
    expect(await lastAct()).toMatchObject({
      act: 'payouts.exported',
      subject_id: String(batch.id),
      after: { count: 1 },
    })
    // Lost on its way, it is read again, byte for byte; and nothing is handed over twice.
    expect((await ann.get(`/rewards/payouts/${batch.id}`)).body.data.file).toEqual(file)
    expect((await ann.post('/rewards/payouts', { reason })).body.data.batch).toBeNull()

    const [{ reference }] = JSON.parse(file.payload).payouts
    const results = [{ reference, outcome: 'settled', payment: '0xabc', reason: null }]
    const take = (answer: object) => ann.post('/rewards/payouts/answer', { file: answer, reason })
    expect((await take(answerTo(batch.id, results))).body.data).toMatchObject({ settled: 1, unchanged: 0, open: 0 })
    expect((await take(answerTo(batch.id, results))).body.data).toMatchObject({ settled: 0, unchanged: 1, open: 0 })
    const contradiction = [{ reference, outcome: 'returned', payment: null, reason: 'not_paid' }]
    expect((await take(answerTo(batch.id, contradiction))).body.data).toMatchObject({
      returned: 0,
      refused: [{ reference }],
    })
    const forged = answerTo(batch.id, results, generateKeyPairSync('ed25519').privateKey)
    expect((await take(forged)).status).toBe(422)
    const { ledger, withdrawals: states } = (await ann.get('/rewards/report')).body.data
    expect([ledger.is_balanced, states]).toEqual([true, [{ state: 'settled', count: 1, points: 300 }]])
  })
})

describe('countries', () => {
  test('are switched one by one, with what they were before', async () => {
    expect((await ann.post('/rewards/countries/jp', { is_mail_on: true, reason })).body.data).toEqual({
      country: 'jp',
      is_cash_on: false,
      is_mail_on: true,
    })
    expect(await lastAct()).toMatchObject({
      act: 'reward_country.changed',
      subject_id: 'jp',
      before: { isMailOn: false },
      after: { isMailOn: true },
    })
    expect((await ann.post('/rewards/countries/jp', { is_mail_on: true, reason })).status).toBe(409)
  })
})

describe('draws', () => {
  const guest = () => api.visitor()
  const published = async () => (await guest().get('/api/rewards/draws')).body.data.items

  test('chances wait for a draw, whose seed is committed before and published after, so that anybody finds its winners', async () => {
    const others = [await registerCompleteMember(api), await registerCompleteMember(api)]
    for (const { id } of [member, ...others]) await addGrant(api, id, 'lottery')
    const closesAt = new Date(Date.now() + 3_600_000).toISOString()
    const asked = { prize: 'A bicycle', closes_at: closesAt, winners: 2, reason }
    const opened = (await ann.post('/rewards/draws', asked)).body.data
    expect(opened).toMatchObject({ state: 'open', tickets: 3, seed: null, winners: [] })
    const [before] = await published()
    expect(before).toMatchObject({ id: opened.id, seed: null, winner_count: 2, tickets: 3, own_tickets: [] })
    const own = (await member.get('/api/rewards/draws')).body.data.items[0].own_tickets
    expect(own).toHaveLength(1)
    expect((await api.db.select().from(rewardDraws))[0]?.seed).not.toMatch(/^[0-9a-f]{64}$/)

    // Nobody chooses the moment.
    const close = () => ann.post(`/rewards/draws/${opened.id}/close`, { reason })
    expect((await close()).status).toBe(409)
    await api.db.update(rewardDraws).set({ closesAt: sql`now()` })
    // Too late for this one: it waits for the next.
    await addGrant(api, member.id, 'lottery')
    const closed = (await close()).body.data
    expect(await close()).toMatchObject({
      status: 409,
      body: { errors: { error: [expect.stringContaining('closed')] } },
    })

    const [after] = await published()
    const { tickets } = (await guest().get(`/api/rewards/draws/${opened.id}/tickets`)).body.data
    expect(await hashText(after.seed)).toBe(before.seed_hash)
    expect(await hashTickets(tickets)).toBe(after.tickets_hash)
    expect(await findDrawWinners(after.seed, tickets, before.winner_count)).toEqual(after.winners)
    const ids = [member, ...others].map(({ id }) => id)
    expect(closed.winning_members.every((id: number) => ids.includes(id))).toBe(true)
    expect(await lastAct()).toMatchObject({ act: 'draw.closed', after: { seed: after.seed, winners: after.winners } })

    const next = (await ann.post('/rewards/draws', { ...asked, prize: 'A lamp' })).body.data
    expect(next.tickets).toBe(1)
    expect((await guest().get('/api/rewards/draws/999/tickets')).status).toBe(404)
  })

  // Each visitor of the page had all tickets of twenty draws counted, and a member a thousand codes of each draw to look through.
  test('know how many tickets they have, of those who hold many too, and show what won', async () => {
    const closes_at = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = (await ann.post('/rewards/draws', { prize: 'A fan', closes_at, reason })).body.data
    const many = 1100
    await api.db.execute(sql`
      insert into ${drawTickets} (draw_id, ticket, user_id) select ${id}::int, 'z' || lpad(k::text, 5, '0'), ${member.id}::int
      from generate_series(1, ${many}::int) as k`)
    await api.db
      .update(rewardDraws)
      .set({ winners: ['z01100'] })
      .where(eq(rewardDraws.id, id))
    const read = async () =>
      (await member.get('/api/rewards/draws')).body.data.items.find((each: { id: number }) => each.id === id)
    const draw = await read()
    const { tickets } = (await guest().get(`/api/rewards/draws/${id}/tickets`)).body.data
    expect([draw.tickets, draw.tickets - tickets.length]).toEqual([expect.any(Number), 0])
    expect(draw.tickets).toBeGreaterThanOrEqual(many)
    expect([draw.own_tickets.length, draw.has_more_own_tickets]).toEqual([maxOwnTickets + 1, true])
    expect(draw.own_tickets.at(-1)).toBe('z01100')
    // Whoever was shown all, the last of them as it had won, read that there were others.
    const isHidden = and(eq(drawTickets.drawId, id), notInArray(drawTickets.ticket, draw.own_tickets))
    await api.db.delete(drawTickets).where(isHidden)
    expect(await read()).toMatchObject({ own_tickets: draw.own_tickets, has_more_own_tickets: false })
    await api.db.update(rewardDraws).set({ winners: [], closesAt: sql`now()` }).where(eq(rewardDraws.id, id))
  })

  // Rewards that were being distributed while a draw was closed got tickets after its list was published: nobody could check it any more.
  test('take no chance while they are closed', async () => {
    const closes_at = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = (await ann.post('/rewards/draws', { prize: 'A kettle', closes_at, reason })).body.data
    await api.db.update(rewardDraws).set({ closesAt: sql`now()` }).where(sql`id <> ${id} and closed_at is null`)
    await addGrant(api, member.id, 'lottery')
    const waiting = async () =>
      Number((await api.db.execute(sql`select count(*) from pg_locks where not granted`)).rows[0]?.count)
    await api.db.transaction(async (distributing) => {
      // It began before the end.
      await distributing.execute(sql`select 1`)
      await api.db.update(rewardDraws).set({ closesAt: sql`clock_timestamp()` }).where(eq(rewardDraws.id, id))
      const entered = await api.db.transaction(async (closing) => {
        await closeDraw(closing, api.app.sealKey, id)
        const entering = enterWaitingChances(distributing)
        while ((await waiting()) === 0);
        return { entering }
      })
      await entered.entering
    })
    const { tickets } = (await guest().get(`/api/rewards/draws/${id}/tickets`)).body.data
    const closed = (await published()).find((each: { id: number }) => each.id === id)
    expect(await hashTickets(tickets)).toBe(closed.tickets_hash)
  })

  test('end in the future', async () => {
    const asked = { prize: 'A lamp', closes_at: '2026-01-01T00:00:00Z', reason }
    expect(await ann.post('/rewards/draws', asked)).toMatchObject({
      status: 422,
      body: { errors: { closes_at: ['past'] } },
    })
  })
})
