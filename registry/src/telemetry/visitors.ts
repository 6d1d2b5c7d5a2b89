import { createHash } from 'node:crypto'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Drained } from './dirty-rows.ts'

export type Visit = { remote: string; country: CountryKey; visitor: bigint; seenAt: Date }

/** How often the same visitor is written again; an hour is told to this. */
const rewriteIntervalMs = 5 * 60_000
const maxVisitors = 200_000

/** Notes who met which remote, for writing. Past 200,000 within an hour no more are noted: the number is then a lower bound. */
export const createVisitors = () => {
  const written = new Map<string, number>()
  let pending: Visit[] = []
  return {
    note: (remote: string, country: CountryKey, visitor: string, now: number): void => {
      const key = `${remote} ${country} ${visitor}`
      const last = written.get(key)
      if ((last !== undefined && now - last < rewriteIntervalMs) || (last === undefined && written.size >= maxVisitors))
        return
      written.set(key, now)
      const hash = createHash('sha256').update(visitor).digest().readBigInt64BE()
      pending.push({ remote, country, visitor: hash, seenAt: new Date(now) })
    },
    take: (): Drained<Visit> => {
      const rows = pending
      pending = []
      return {
        rows,
        requeue: () => {
          pending = [...rows, ...pending].slice(0, maxVisitors)
        },
      }
    },
    forget: (now: number): void => {
      for (const [key, at] of written) if (now - at > 60 * 60_000) written.delete(key)
    },
  }
}
