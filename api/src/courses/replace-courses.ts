import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { courses } from './tables.ts'

export type NewCourse = Omit<typeof courses.$inferInsert, 'id' | 'feed'>

const batchSize = 1000

/** Puts the courses of a feed in the place of those that it brought before. Gives how many those were. */
export const replaceCourses = (db: Database, feed: string, rows: readonly NewCourse[]): Promise<number> =>
  db.transaction(async (transaction) => {
    const gone = await transaction.delete(courses).where(eq(courses.feed, feed)).returning({ id: courses.id })
    for (let start = 0; start < rows.length; start += batchSize)
      await transaction.insert(courses).values(rows.slice(start, start + batchSize).map((row) => ({ ...row, feed })))
    return gone.length
  })
