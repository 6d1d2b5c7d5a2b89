import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Device } from '../../platform/session/device.ts'
import { qrLogins } from '../tables.ts'

/** Long enough to find the phone and wake it, short enough for a picture to be worth nothing soon. */
export const qrLoginTtlSeconds = 300

type QrLogin = typeof qrLogins.$inferSelect

const isAlive = gt(qrLogins.expiresAt, sql`now()`)

/** A new code for a device that wants to be let in; gives its id, 128 random bits, which opens nothing by itself. */
export const createQrLogin = async (db: QueryExecutor, { deviceName, country }: Device): Promise<string> => {
  const id = randomBytes(16).toString('base64url')
  const expiresAt = sql`now() + make_interval(secs => ${qrLoginTtlSeconds})`
  await db.insert(qrLogins).values({ id, deviceName: deviceName ?? '', country, expiresAt })
  return id
}

/** What became of a code; `expired` too where it is gone or has let its device in. */
export const getQrLoginStatus = async (
  db: QueryExecutor,
  id: string,
): Promise<Exclude<QrLogin['status'], 'claimed'> | 'expired'> => {
  const [row] = await db
    .select({ status: qrLogins.status })
    .from(qrLogins)
    .where(and(eq(qrLogins.id, id), isAlive))
  return row && row.status !== 'claimed' ? row.status : 'expired'
}

/** Marks a code as scanned by a member, whose phone alone may answer it then. Null where it is none, too old or another's. */
export const markScanned = async (db: QueryExecutor, id: string, userId: number): Promise<QrLogin | null> => {
  const isFree = eq(qrLogins.status, 'waiting')
  const scannedByUser = and(eq(qrLogins.status, 'scanned'), eq(qrLogins.userId, userId))
  const [row] = await db
    .update(qrLogins)
    .set({ status: 'scanned', userId })
    .where(and(eq(qrLogins.id, id), isAlive, or(isFree, scannedByUser)))
    .returning()
  return row ?? null
}

/** Lets the device in, or refuses it, for good; a repeat of the same answer is one. False where there is nothing to answer. */
export const respondToQrLogin = async (
  db: QueryExecutor,
  id: string,
  userId: number,
  isAllowed: boolean,
): Promise<boolean> => {
  const status = isAllowed ? 'confirmed' : 'refused'
  const rows = await db
    .update(qrLogins)
    .set({ status })
    .where(
      and(
        eq(qrLogins.id, id),
        eq(qrLogins.userId, userId),
        isAlive,
        inArray(qrLogins.status, ['scanned', status] as const),
      ),
    )
    .returning({ id: qrLogins.id })
  return rows.length === 1
}

/** Uses a confirmed code up; gives who let the device in, null where nobody did. */
export const claim = async (db: QueryExecutor, id: string): Promise<number | null> => {
  const [row] = await db
    .update(qrLogins)
    .set({ status: 'claimed' })
    .where(and(eq(qrLogins.id, id), isAlive, eq(qrLogins.status, 'confirmed')))
    .returning({ userId: qrLogins.userId })
  return row?.userId ?? null
}

export const deleteExpiredQrLogins = async (db: QueryExecutor): Promise<void> => {
  await db.delete(qrLogins).where(lt(qrLogins.expiresAt, sql`now()`))
}
