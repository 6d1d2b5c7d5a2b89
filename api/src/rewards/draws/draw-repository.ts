import { randomBytes } from 'node:crypto'
import type { OperatedDraw } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { findDrawWinners, hashText, hashTickets } from '@jobspan/shared-kit/contracts/rewards/draw-winners'
import { type Draw, maxOwnTickets } from '@jobspan/shared-kit/contracts/rewards/draws'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { drawTickets, rewardDraws, rewardGrants } from '../tables.ts'
import { drawWon } from './events.ts'

type DrawRow = typeof rewardDraws.$inferSelect

/** @param ownTickets in their order: those that won, and of the others up to one more than are given */
const toDraw = (row: DrawRow, ownTickets: string[]): Draw => {
  const notGiven = ownTickets.filter((ticket) => !row.winners.includes(ticket))[maxOwnTickets]
  return {
    id: row.id,
    state: row.closedAt ? 'closed' : 'open',
    prize: row.prize,
    winner_count: row.winnerCount,
    opened_at: row.openedAt.toISOString(),
    closes_at: row.closesAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    seed_hash: row.seedHash,
    // The row of an open draw has the seed sealed.
    seed: row.closedAt ? row.seed : null,
    tickets_hash: row.ticketsHash,
    tickets: row.ticketCount,
    winners: row.winners,
    own_tickets: ownTickets.filter((ticket) => ticket !== notGiven),
    has_more_own_tickets: notGiven !== undefined,
  }
}

/** The newest draws, with the tickets of a member. */
export const listDraws = async (db: QueryExecutor, userId: number | null): Promise<Draw[]> => {
  const ofMember = sql`select ticket from ${drawTickets} where user_id = ${userId}::int and draw_id = ${rewardDraws}.id`
  const winners = sql`array(select jsonb_array_elements_text(${rewardDraws}.winners))`
  // However many there are, those that won are among them.
  const own = sql<string[] | null>`(
    select array_agg(ticket order by ticket) from (
      (${ofMember} and ticket <> all(${winners}) order by ticket limit ${maxOwnTickets + 1})
      union all (${ofMember} and ticket = any(${winners}))) as own)`
  const rows = await db
    .select({ draw: rewardDraws, own: userId === null ? sql<null>`null` : own })
    .from(rewardDraws)
    .orderBy(desc(rewardDraws.id))
    .limit(20)
  return rows.map(({ draw, own: tickets }) => toDraw(draw, tickets ?? []))
}

/** The newest draws, with whose the tickets are that won: operators hand out the prizes. */
export const listOperatedDraws = async (db: QueryExecutor): Promise<OperatedDraw[]> =>
  Promise.all((await listDraws(db, null)).map((draw) => toOperatedDraw(db, draw)))

const toOperatedDraw = async (db: QueryExecutor, draw: Draw): Promise<OperatedDraw> => {
  if (draw.winners.length === 0) return { ...draw, winning_members: [] }
  const rows = await db
    .select({ ticket: drawTickets.ticket, memberId: drawTickets.userId })
    .from(drawTickets)
    .where(and(eq(drawTickets.drawId, draw.id), inArray(drawTickets.ticket, draw.winners)))
  const memberOf = new Map(rows.map(({ ticket, memberId }) => [ticket, memberId]))
  return { ...draw, winning_members: draw.winners.map((ticket) => memberOf.get(ticket) ?? null) }
}

/** The tickets of a draw in their order; null where there is no such draw. */
export const listTickets = async (db: QueryExecutor, drawId: number): Promise<string[] | null> => {
  const [draw] = await db.select({ id: rewardDraws.id }).from(rewardDraws).where(eq(rewardDraws.id, drawId))
  return draw ? readTickets(db, drawId) : null
}

const readTickets = async (db: QueryExecutor, drawId: number): Promise<string[]> => {
  const rows = await db
    .select({ ticket: drawTickets.ticket })
    .from(drawTickets)
    .where(eq(drawTickets.drawId, drawId))
    .orderBy(asc(drawTickets.ticket))
  return rows.map(({ ticket }) => ticket)
}

/** Opens a draw: its seed is made and sealed, and the hash of it published. All chances that wait get a ticket. */
export const openDraw = async (
  transaction: QueryExecutor,
  sealKey: SealKey,
  { prize, closesAt, winnerCount }: { prize: string; closesAt: Date; winnerCount: number },
): Promise<OperatedDraw> => {
  const seed = randomBytes(32).toString('hex')
  const values = { prize, closesAt, winnerCount, seed: sealText(sealKey, seed), seedHash: await hashText(seed) }
  const [row] = await transaction.insert(rewardDraws).values(values).returning()
  if (!row) throw new Error('a draw was not written')
  await enterWaitingChances(transaction)
  const [opened = row] = await transaction.select().from(rewardDraws).where(eq(rewardDraws.id, row.id))
  return toOperatedDraw(transaction, toDraw(opened, []))
}

/**
 * Gives each distributed chance without a ticket one in the oldest draw that is still open for chances; where there is none, they wait for the
 * next, as they do where that one is being closed: a ticket that came later would contradict what was published. Two who enter at once do so one after
 * the other, as tickets are counted. A ticket is random, so that it names nobody.
 */
export const enterWaitingChances = async (transaction: QueryExecutor): Promise<void> => {
  await transaction.execute(sql`
    with draw as (select id from ${rewardDraws} where closed_at is null and closes_at > now() order by id limit 1
      for no key update),
    waiting as (
      select ${rewardGrants.id}, user_id, draw.id as draw_id from ${rewardGrants}, draw
      where type = 'lottery' and distributed_at is not null and rejected_at is null and used_at is null
      for update of ${rewardGrants} skip locked),
    entered as (
      insert into ${drawTickets} (draw_id, ticket, grant_id, user_id)
      select draw_id, replace(gen_random_uuid()::text, '-', ''), id, user_id from waiting
      returning grant_id)
    update ${rewardGrants} set used_at = now() where ${rewardGrants.id} in (select grant_id from entered)`)
}

/** What closing a draw came to: it, or why it was not closed. */
export type ClosedDraw = { draw: OperatedDraw } | { refused: 'unknown' | 'closed' | 'too_early' | 'seed_lost' }

/**
 * Closes a draw: the tickets are what they are now, the seed is published, and both say who won. Run it in a transaction. Refused where its seed cannot be
 * read any more, as the installation has another key.
 */
export const closeDraw = async (transaction: QueryExecutor, sealKey: SealKey, id: number): Promise<ClosedDraw> => {
  const [row] = await transaction.select().from(rewardDraws).where(eq(rewardDraws.id, id)).for('update')
  if (!row) return { refused: 'unknown' }
  if (row.closedAt) return { refused: 'closed' }
  // Until the published end nobody, an operator neither, chooses the moment by who would win.
  if (row.closesAt > new Date()) return { refused: 'too_early' }
  const seed = unsealText(sealKey, row.seed)
  if (seed === null || (await hashText(seed)) !== row.seedHash) return { refused: 'seed_lost' }
  const tickets = await readTickets(transaction, id)
  const winners = await findDrawWinners(seed, tickets, row.winnerCount)
  const [closed] = await transaction
    .update(rewardDraws)
    .set({ closedAt: sql`now()`, seed, winners, ticketsHash: await hashTickets(tickets) })
    .where(eq(rewardDraws.id, id))
    .returning()
  if (!closed) return { refused: 'unknown' }
  await publishWins(transaction, closed)
  return { draw: await toOperatedDraw(transaction, toDraw(closed, [])) }
}

const publishWins = async (transaction: QueryExecutor, { id, prize, winners }: DrawRow): Promise<void> => {
  if (winners.length === 0) return
  const rows = await transaction
    .select()
    .from(drawTickets)
    .where(and(eq(drawTickets.drawId, id), inArray(drawTickets.ticket, winners)))
  for (const { ticket, userId } of rows) {
    if (userId !== null) await publishEvent(transaction, drawWon, { memberId: userId, drawId: id, prize, ticket })
  }
}
