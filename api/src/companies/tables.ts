import type { CompanyCheck } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { CompanyRole, RecruiterPermission } from '@jobspan/shared-kit/contracts/employer/company-team'
import type { CompanyDocument } from '@jobspan/shared-kit/contracts/employer/own-company'
import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userId } from '../members/tables/user-id.ts'
import { createdAt } from '../platform/tables/columns.ts'

/** `typeId` is of `social_types`. */
export type SocialMedium = { typeId: number; url: string }

export type CompanyNews = { title: string; url: string; publishedOn: string | null; source: string | null }

/** What a company wrote itself, by the columns of `companies` and `company_profiles`; null and empty lists for what it took out. */
export type OwnFacts = {
  overview?: string | null
  website?: string | null
  address?: string | null
  logo_url?: string | null
  industry_id?: number | null
  size_id?: number | null
  financing_stage_id?: number | null
  type_id?: number | null
  location_id?: number | null
  benefit_ids?: number[]
  culture_ids?: number[]
  founded_in?: number | null
  aliases?: string[]
  latitude?: number | null
  longitude?: number | null
  culture_text?: string | null
  life_text?: string | null
  social_media?: SocialMedium[]
  news?: CompanyNews[]
}

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
    /** Of the open jobs, and how many members ask for new ones: kept by tasks, as lists are ordered by them. */
    remoteJobs: integer('remote_jobs').notNull().default(0),
    web3Jobs: integer('web3_jobs').notNull().default(0),
    followers: integer().notNull().default(0),
    /** Of `company_types` and `locations`. */
    typeId: integer('type_id'),
    locationId: integer('location_id'),
    /** The company that this one became part of; its jobs are there. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => companies.id),
    contentHash: text('content_hash').notNull(),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('companies_source_identifier').on(table.source, table.identifier),
    index('companies_hiring').on(table.country, table.openJobs.desc(), table.id),
    index('companies_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
)

/** What is known of a company beyond its list entry, and what of it the company wrote itself. No row: nothing of it. */
export const companyProfiles = pgTable('company_profiles', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  foundedIn: integer('founded_in'),
  aliases: text().array().notNull().default(sql`'{}'`),
  registrationNumber: text('registration_number'),
  registrationRegister: text('registration_register'),
  registeredOn: date('registered_on', { mode: 'string' }),
  /** When the register struck it off; null while it stands there. */
  registrationWithdrawnOn: date('registration_withdrawn_on', { mode: 'string' }),
  /** What operators checked, and until when that holds; none where nothing was. */
  checks: text().array().$type<CompanyCheck[]>().notNull().default(sql`'{}'`),
  checkedOn: date('checked_on', { mode: 'string' }),
  checkedUntil: date('checked_until', { mode: 'string' }),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  cultureText: text('culture_text'),
  lifeText: text('life_text'),
  socialMedia: jsonb('social_media').$type<SocialMedium[]>().notNull().default([]),
  news: jsonb().$type<CompanyNews[]>().notNull().default([]),
  /** What the company wrote itself, null for what it took out: an import never overwrites it. */
  ownFacts: jsonb('own_facts').$type<OwnFacts>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A company's album. A trigger schedules the removal of the file of a deleted row. */
export const companyPictures = pgTable(
  'company_pictures',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** A path of ours. */
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    caption: text(),
    /** Null for pictures that are drawn, as those of a demonstration. */
    fileKey: text('file_key'),
    createdAt,
  },
  (table) => [
    index('company_pictures_company').on(table.companyId, table.position),
    uniqueIndex('company_pictures_url').on(table.url).where(sql`file_key is not null`),
  ],
)

/** A company's own mark, in place of what an import says; as `company_pictures`, one for a company. */
export const companyLogos = pgTable('company_logos', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  url: text().notNull().unique(),
  fileKey: text('file_key').notNull(),
  createdAt,
})

/** What a company shows operators, who check it by that; nobody else reads it. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recruiterId: integer('recruiter_id').references(() => recruiters.id, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text().$type<CompanyDocument['kind']>().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
    createdAt,
  },
  (table) => [
    uniqueIndex('company_documents_file').on(table.fileKey),
    index('company_documents_company').on(table.companyId),
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
    /** All names as a search compares them, with a tab between; empty until a task has filled it. */
    searched: text().notNull().default(''),
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
    /** When an operator removed them: they do not come back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
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
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    // Who blocked a company is asked of many members at once.
    index('blocked_companies_company').on(table.companyId),
  ],
)
