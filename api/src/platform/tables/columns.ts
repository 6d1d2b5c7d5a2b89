import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, which the database keeps in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = moment('created_at').notNull().defaultNow()
