import { recommendedCourses } from '@jobspan/shared-kit/contracts/academy'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { courses } from '../database/schema/operations.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'

/** Courses in the visitor's language, those for the job's functions first. No course is a right answer. */
export const registerCourseRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    recommendedCourses,
    'public',
    async ({ db, query, language }) => {
      const functions = query.job_category_ids ?? []
      const fits = functions.length
        ? sql`${courses.mainFunctionIds} && array[${sql.join(functions, sql`, `)}]::int[]`
        : sql`cardinality(${courses.mainFunctionIds}) = 0`
      const rows = await db
        .select()
        .from(courses)
        .where(eq(courses.language, language))
        .orderBy(desc(fits), courses.id)
        .limit(query.size)
      return {
        items: rows.map(({ id, title, provider, url, minutes, isFree }) => ({
          id,
          title,
          provider,
          url,
          minutes,
          is_free: isFree,
        })),
      }
    },
    { cacheSeconds: 300 },
  )
}
