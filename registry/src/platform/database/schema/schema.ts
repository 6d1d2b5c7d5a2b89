import { pgSchema } from 'drizzle-orm/pg-core'

/** All of the registry's tables; it may share a database with the API, never a table. */
export const registrySchema = pgSchema('registry')
