import type { CompanyRole, RecruiterPermission } from '@jobspan/shared-kit/contracts/employer/company-team'
import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../members/tables.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const companies = pgTable(
  'companies',
  {
    id: serial().primaryKey(),
    source: text().notNull(),
    identifier: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name in the register of companies, where it is known and another. */
    legalName: text('legal_name'),
    country: text().notNull(),
    isVerified: boolean('is_verified').notNull(),
    logoUrl: text('logo_url'),
    industryId: integer('industry_id'),
    sizeId: integer('size_id'),
    financingStageId: integer('financing_stage_id'),
    overview: text(),
    website: text(),
    location: text(),
    address: text(),
    benefitIds: integer('benefit_ids').array().notNull().default(sql`'{}'`),
    cultureIds: integer('culture_ids').array().notNull().default(sql`'{}'`),
    /** Kept by the job store, so that company lists need not count a million jobs. */
    openJobs: integer('open_jobs').notNull().default(0),
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('companies_source_identifier').on(table.source, table.identifier),
    index('companies_hiring').on(table.country, table.openJobs.desc(), table.id),
  ],
)

/**
 * Both names of a company in the search's one spelling: what readers type finds them whatever the accents. Apart from
 * `companies`, whose rows come as their source wrote them.
 */
export const companyNames = pgTable(
  'company_names',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Empty where the company has none. */
    legalName: text('legal_name').notNull(),
  },
  (table) => [
    index('company_names_name').using('gin', sql`${table.name} gin_trgm_ops`),
    index('company_names_legal').using('gin', sql`${table.legalName} gin_trgm_ops`),
  ],
)

/** People of employers who can be written to. Jobs name theirs by company and name. */
export const recruiters = pgTable(
  'recruiters',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    title: text(),
    avatarUrl: text('avatar_url'),
    /** What they may do for their company (docs/product-rules.md#company-roles). */
    role: text().$type<CompanyRole>().notNull().default('recruiter'),
    permissions: text().array().$type<RecruiterPermission[]>().notNull().default(sql`'{}'`),
    /** When an admin of the company took them in; null while they only asked to join. Whom a job names is taken in. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }).defaultNow(),
    /** When they left the company: they can be written to no more. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** The address of their own account, which their chats are closed to; shown to nobody. */
    email: text(),
    /** Answers a chat that begins; null for none. */
    autoReply: text('auto_reply'),
    /** Told anew every minute while they are there. */
    onlineUntil: timestamp('online_until', { withTimezone: true }),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('recruiters_company_name').on(table.companyId, table.name),
    index('recruiters_online').on(table.onlineUntil).where(sql`online_until is not null`),
  ],
)

/** Who calls the recruiters’ API. The organisation of the environment’s secret has no row: it speaks for every company. */
export const employerOrganisations = pgTable('employer_organisations', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** The user name of HTTP Basic. */
  clientId: text('client_id').notNull().unique(),
  /** SHA-256 of the secret, which is random and kept nowhere. */
  secretHash: text('secret_hash').notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** Why it is disabled for a time, with all that it speaks for; null where it is not, or was disabled for good. */
  suspendedAs: text('suspended_as').$type<SuspensionKind>(),
  createdAt,
})

/** Companies that an organisation speaks for; a company has one at most. */
export const organisationCompanies = pgTable(
  'organisation_companies',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => employerOrganisations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('organisation_companies_organisation').on(table.organisationId)],
)

export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    userId: userId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)
