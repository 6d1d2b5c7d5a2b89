import { integer } from 'drizzle-orm/pg-core'
import { users } from '../tables.ts'

/** The member whose row it is: it is deleted with them. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
