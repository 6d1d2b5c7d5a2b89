import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PublicKey } from '@jobspan/shared-kit/contracts/registry/document'
import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { registrySchema } from './schema.ts'

/** Of each country's document what is not derived from its cells. */
export const documents = registrySchema.table('documents', {
  country: text().$type<CountryKey>().primaryKey(),
  serial: bigint({ mode: 'number' }).notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** Public halves; the private ones are files. `next` is announced, `active` signs, `former` is still believed. */
export const signingKeys = registrySchema.table('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
  state: text().$type<'next' | 'active' | 'former' | 'retired'>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
