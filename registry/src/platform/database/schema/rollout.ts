import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CellState, ChangeRequest, Halt, TurnedOff } from '@jobspan/shared-kit/contracts/registry/rollout'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { remotes } from './releases.ts'
import { registrySchema } from './schema.ts'

/** What is set for a remote in a country; there is no row before the first change. */
export const cells = registrySchema.table(
  'cells',
  {
    remote: text()
      .notNull()
      .references(() => remotes.name),
    country: text().$type<CountryKey>().notNull(),
    version: integer().notNull(),
    enabled: boolean().notNull(),
    /** Null while it is on, and where it was turned off before this was kept. */
    turnedOff: jsonb('turned_off').$type<TurnedOff>(),
    current: text(),
    /** Builds that were current before, newest first: where rolling back leads. */
    earlier: jsonb().$type<string[]>().notNull(),
    canary: jsonb().$type<NonNullable<CellState['canary']>>(),
    halted: jsonb().$type<Halt>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.country] }), index('cells_country').on(table.country)],
)

/** Changes to come. `begin` makes the change of `request`, `end` takes back what audit row `undoes` changed. */
export const schedule = registrySchema.table(
  'schedule',
  {
    id: serial().primaryKey(),
    request: jsonb().$type<ChangeRequest>().notNull(),
    step: text().$type<'begin' | 'end'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    /** Whose rights are looked at again when it is due; neither in rows of a release that did not keep them. */
    personId: integer('person_id'),
    tokenId: integer('token_id'),
    /** Of an end: the begin that must come first, until it has. */
    after: integer(),
    undoes: integer(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** How it came out; null while it is still to come. */
    outcome: text().$type<'done' | 'refused' | 'cancelled'>(),
  },
  (table) => [index('schedule_due').on(table.at).where(sql`${table.doneAt} is null`)],
)
