import { recommendedCourses } from '@jobspan/shared-kit/contracts/courses/academy'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { configList } from '../config/lists/config-list.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { courses } from './tables.ts'

/** A course that names none helps with all. */
const helpsWith = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`(${column} = '{}' or ${column} && ${`{${ids.join(',')}}`}::int[])`

/**
 * Courses for the fields of work and the level that are asked about, in the visitor's language, else in English; those that are for the field
 * alone first. One for another field, or another level, is not told: none is a right answer.
 */
export const registerCourseRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    recommendedCourses,
    'public',
    async ({ db, query, language }) => {
      const level = configList('xp_lvls', language)?.find(({ key }) => key === query.xp_lvl_key)
      const rows = await db
        .select()
        .from(courses)
        .where(
          and(
            inArray(courses.language, [language, 'en-us']),
            helpsWith(courses.mainFunctionIds, query.job_category_ids ?? []),
            // Whoever does not say how far they are sees courses for every level.
            query.xp_lvl_key === undefined ? undefined : helpsWith(courses.xpLvlIds, level ? [level.id] : []),
          ),
        )
        .orderBy(
          desc(eq(courses.language, language)),
          desc(sql`cardinality(${courses.mainFunctionIds}) > 0`),
          desc(sql`cardinality(${courses.xpLvlIds}) > 0`),
          courses.id,
        )
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
