import { recommendedCourses } from '@jobspan/shared-kit/contracts/academy'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { courses } from '../platform/database/schema/operations.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'

/** Courses in the visitor's language, else in English, those for the job's functions first. None is a right answer. */
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
        .where(inArray(courses.language, [language, 'en-us']))
        .orderBy(desc(eq(courses.language, language)), desc(fits), courses.id)
        .limit(query.size)
      const own = rows.filter((row) => row.language === language)
      return {
        items: (own.length ? own : rows).map(({ id, title, provider, url, minutes, isFree }) => ({
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
