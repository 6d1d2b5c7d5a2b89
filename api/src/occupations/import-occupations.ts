import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import type { Database } from '../platform/database/database.ts'
import type { EscoOccupation } from './esco-occupations.ts'
import { builtInOccupations } from './occupation-matcher.ts'
import { importedOccupations } from './tables.ts'
import { occupationNumber } from './taxonomy.ts'

const batchSize = 500

/** Writes occupations with their names in one language, beside those in other languages that are there; the same again changes nothing. */
export const importOccupations = async (
  db: Database,
  language: LanguageKey,
  occupations: AsyncIterable<EscoOccupation>,
): Promise<number> => {
  const known = await db
    .select({ id: importedOccupations.id, number: importedOccupations.number })
    .from(importedOccupations)
  const numbers = new Map(known.map(({ id, number }) => [id, number]))
  const taken = new Set([...builtInOccupations().byNumber.keys(), ...numbers.values()])
  /** The number of an occupation: its own, or the next that no other has. */
  const numberOf = (id: string): number => {
    let number = numbers.get(id)
    if (number === undefined) {
      number = occupationNumber(id)
      while (taken.has(number)) number += 1
      taken.add(number)
      numbers.set(id, number)
    }
    return number
  }
  let count = 0
  let batch: EscoOccupation[] = []
  const write = async () => {
    // One statement may not touch a row twice.
    const rows = [...new Map(batch.map((occupation) => [occupation.id, occupation])).values()]
    batch = []
    if (rows.length === 0) return
    await db
      .insert(importedOccupations)
      .values(rows.map(({ id, isco, names }) => ({ id, number: numberOf(id), isco, names: { [language]: names } })))
      .onConflictDoUpdate({
        target: importedOccupations.id,
        set: { isco: sql`excluded.isco`, names: sql`${importedOccupations.names} || excluded.names` },
      })
    count += rows.length
  }
  for await (const occupation of occupations) {
    batch.push(occupation)
    if (batch.length === batchSize) await write()
  }
  await write()
  invalidateJobCaches()
  return count
}
