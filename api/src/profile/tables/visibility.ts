import type { ProfileVisibilityKind } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { userId } from '../../members/tables/user-id.ts'
import { createdAt } from '../../platform/tables/columns.ts'

/** What a member lets recruiters see; without a row it is as the columns' defaults say. */
export const profileVisibilities = pgTable('profile_visibilities', {
  userId: userId().primaryKey(),
  visibleTo: text('visible_to').$type<ProfileVisibilityKind>().notNull().default('everyone'),
  isNameHidden: boolean('is_name_hidden').notNull().default(true),
  isOpenToWork: boolean('is_open_to_work').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The squares of an avatar. The token is the avatar's address; a new picture has a new one. */
export const avatarFiles = pgTable(
  'avatar_files',
  {
    token: text().notNull(),
    side: smallint().notNull(),
    userId: userId(),
    fileKey: text('file_key').notNull(),
    /** Who made the picture, where it is no photo: a provider of a model, or `rules`. */
    generatedBy: text('generated_by'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.token, table.side] }), index('avatar_files_user').on(table.userId)],
)

/**
 * By what recruiters search members: when anything of a profile changed last, and its wanted and former job titles in the search's one
 * spelling. Triggers write `changed_at` and clear `titles`; the API fills them in (ADR 55).
 */
export const profileSearch = pgTable(
  'profile_search',
  {
    userId: userId().primaryKey(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until they are filled in after a change. */
    titles: text(),
  },
  (table) => [
    index('profile_search_changed').on(table.changedAt.desc(), table.userId.desc()),
    index('profile_search_titles').using('gin', sql`${table.titles} gin_trgm_ops`),
    index('profile_search_stale').on(table.userId).where(sql`titles is null`),
  ],
)

const recruiterId = () =>
  integer('recruiter_id')
    .notNull()
    .references(() => recruiters.id, { onDelete: 'cascade' })

/** That a recruiter opened a member’s profile: once a day each. Kept for 90 days (docs/product-rules.md#who-viewed-me). */
export const profileViews = pgTable(
  'profile_views',
  {
    userId: userId(),
    recruiterId: recruiterId(),
    day: date({ mode: 'string' }).notNull().default(sql`current_date`),
    at: createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recruiterId, table.day] }),
    index('profile_views_newest').on(table.userId, table.at.desc()),
    index('profile_views_day').on(table.day),
  ],
)

/** That a recruiter is interested in a member, for a job or without one. */
export const recruiterInterests = pgTable(
  'recruiter_interests',
  {
    userId: userId(),
    recruiterId: recruiterId(),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    at: createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recruiterId] }),
    index('recruiter_interests_newest').on(table.userId, table.at.desc()),
  ],
)
