import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL order: the newest first, along an index that a table declares as `column.desc()`. That one has its nulls last, and a plain `desc` asks for them
 * first: PostgreSQL then reads and sorts all rows of the owner for each page.
 */
export const newestFirst = (column: SQLWrapper): SQL => sql`${column} desc nulls last`
