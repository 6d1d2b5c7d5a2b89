import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'

export const courses = pgTable(
  'courses',
  {
    id: serial().primaryKey(),
    language: text().$type<LanguageKey>().notNull(),
    title: text().notNull(),
    provider: text().notNull(),
    url: text().notNull(),
    minutes: integer(),
    isFree: boolean('is_free').notNull(),
    /** What it costs, and the ISO 4217 code of that; null where it is free, or its provider does not say. */
    price: doublePrecision(),
    currency: text(),
    /** Its provider pays to be shown. */
    isAdvertising: boolean('is_advertising').notNull().default(false),
    /** Fields of work that it is for; empty where it helps in every one. */
    mainFunctionIds: integer('main_function_ids').array().notNull(),
    /** Of `xp_lvls`: levels that it is for; empty where it helps at every one. */
    xpLvlIds: integer('xp_lvl_ids').array().notNull().default(sql`'{}'`),
    /** What it teaches, by `skillKey`; empty where it does not say. */
    skillKeys: text('skill_keys').array().notNull().default(sql`'{}'`),
    /** Which feed it came with, and is replaced with; null where it came with none. */
    feed: text(),
  },
  (table) => [index('courses_skills').using('gin', table.skillKeys), index('courses_feed').on(table.feed)],
)
