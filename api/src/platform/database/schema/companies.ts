import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

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
