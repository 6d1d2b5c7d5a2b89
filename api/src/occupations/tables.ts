import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Occupations that the people who run the site imported, beside those of `data/`; one with the id of one of these adds names to it. */
export const importedOccupations = pgTable('imported_occupations', {
  id: text().primaryKey(),
  /** By which tags of jobs name it; never that of another. */
  number: integer().notNull().unique(),
  isco: text().notNull(),
  names: jsonb().$type<Partial<Record<LanguageKey, string[]>>>().notNull(),
})
