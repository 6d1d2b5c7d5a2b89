import type { AiPurpose, AiQuotaKind } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from '../members/tables/user-id.ts'

/** To which provider a member consented; with another provider the consent is of no use any more. */
export const aiConsents = pgTable(
  'ai_consents',
  {
    userId: userId(),
    purpose: text().$type<AiPurpose>().notNull(),
    provider: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/**
 * How often a member had something made, until it is counted anew. Something that is being made has a row of its own, whose kind ends in `/`
 * and an id: it is counted, or given back, when it is over, and counts for nothing once its time has passed.
 */
export const aiQuotas = pgTable(
  'ai_quotas',
  {
    userId: userId(),
    kind: text().$type<AiQuotaKind | `${AiQuotaKind}/${string}`>().notNull(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
