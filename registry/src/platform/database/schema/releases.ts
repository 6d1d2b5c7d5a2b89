import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { bigint, index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { registrySchema } from './schema.ts'

/** A remote is known from its first release on. */
export const remotes = registrySchema.table('remotes', {
  name: text().primaryKey(),
  /** Of the places of visitors among canaries; stays for good. */
  salt: text().notNull(),
  /** What product owners call it; null where no release said. */
  displayName: text('display_name'),
})

export const releases = registrySchema.table(
  'releases',
  {
    remote: text()
      .notNull()
      .references(() => remotes.name),
    build: text().notNull(),
    manifest: jsonb().$type<Release>().notNull(),
    /** SHA-256 of what the release is, so that other bytes under its name are noticed. */
    digest: text().notNull(),
    /** `sha384-…` of `release.json` as stored. */
    integrity: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    pageBytes: bigint('page_bytes', { mode: 'number' }).notNull(),
    commit: text(),
    /** What is new in it, in the squad's words. */
    note: text(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.build] }),
    index('releases_newest').on(table.remote, table.publishedAt),
  ],
)

/** Uploads at work: one at a time for each release, over all replicas. One that a dead process left is free again after a while. */
export const uploads = registrySchema.table(
  'uploads',
  {
    remote: text().notNull(),
    build: text().notNull(),
    holder: text().notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.build] })],
)

/** Shells that said what they provide to remotes. */
export const shells = registrySchema.table('shells', {
  build: text().primaryKey(),
  contract: text().notNull(),
  shared: jsonb().$type<Record<string, string>>().notNull(),
  /** Patterns of its own pages; null of shells that do not say. */
  paths: jsonb().$type<string[]>(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
