import type { QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { haltedBeforeField } from '@jobspan/shared-kit/contracts/registry/rollout'
import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '../platform/database/schema/audit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import type { ChangeOrHalt, PlannedCell } from './cell.ts'

/**
 * Marks the cells in which a change gives visitors a build that was halted there before, and refuses the change where it does not
 * say `again`. From the audit log: a cell forgets its halt with the next change, and the log forgets nothing.
 */
export const markEarlierHalts = async (
  db: QueryExecutor,
  planned: readonly PlannedCell[],
  change: ChangeOrHalt,
): Promise<PlannedCell[]> => {
  const [first] = planned
  if ((change.kind !== 'promote' && change.kind !== 'canary') || !first) return [...planned]
  const halts = await findHalts(db, first.after.remote, change.build)
  const marked = planned.map((cell): PlannedCell => {
    const { current, canary, country } = cell.before
    const begins = change.kind === 'promote' ? current !== change.build : canary?.build !== change.build
    return begins && halts.has(country) ? { ...cell, wasHalted: true } : cell
  })
  const halted = marked.filter(({ wasHalted }) => wasHalted).map(({ after }) => after.country)
  if (halted.length > 0 && !change.again) {
    const reasons = halted.flatMap((country) => {
      const halt = halts.get(country)
      return halt ? { country, ...halt } : []
    })
    const inWords = reasons.map(({ country, at, reason }) => `${country} at ${formatMoment(at)}, ${reason}`)
    throw new RegistryError(409, `Nothing was changed. ${change.build} was halted before: ${inWords.join('; ')}.`, {
      fields: {
        [haltedBeforeField]: reasons.map(({ country, at, reason }) => `${country} at ${at.toISOString()}, ${reason}`),
      },
    })
  }
  return marked
}

/** `2026-11-27 15:08 UTC` */
const formatMoment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** By country, when and why a build was last halted there. */
const findHalts = async (
  db: QueryExecutor,
  remote: string,
  build: string,
): Promise<Map<CountryKey, { at: Date; reason: string }>> => {
  const rows = await db
    .select({ at: audit.at, reason: audit.reason, cells: audit.cells })
    .from(audit)
    .where(and(eq(audit.remote, remote), eq(audit.action, 'halt'), sql`${audit.details}->>'build' = ${build}`))
    .orderBy(asc(audit.sequence))
  return new Map(
    rows.flatMap(({ at, reason, cells }) =>
      cells.map(({ country }): [CountryKey, { at: Date; reason: string }] => [country, { at, reason }]),
    ),
  )
}
