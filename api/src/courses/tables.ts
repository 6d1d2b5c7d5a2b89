import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'

export const courses = pgTable('courses', {
  id: serial().primaryKey(),
  language: text().$type<LanguageKey>().notNull(),
  title: text().notNull(),
  provider: text().notNull(),
  url: text().notNull(),
  minutes: integer(),
  isFree: boolean('is_free').notNull(),
  /** Fields of work that it is for; empty where it helps in every one. */
  mainFunctionIds: integer('main_function_ids').array().notNull(),
  /** Of `xp_lvls`: levels that it is for; empty where it helps at every one. */
  xpLvlIds: integer('xp_lvl_ids').array().notNull().default(sql`'{}'`),
})
