import { recommendedCourses } from '@jobspan/shared-kit/contracts/courses/academy'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { configList } from '../config/lists/config-list.ts'
import { skillKey } from '../config/lists/skill-key.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { courses } from './tables.ts'

const overlaps = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} && ${`{${ids.join(',')}}`}::int[]`
const isEmpty = (column: PgColumn): SQL => sql`cardinality(${column}) = 0`

/** How many of these skills a course teaches. */
const taught = (keys: readonly string[]): SQL<number> => sql`(
  select count(*)::int from unnest(${courses.skillKeys}) as key where key = any(${sql.param([...keys])}::text[]))`

/**
 * What a course has to be about: one of the skills that are asked about, or else the field of work, or work of any kind. One that says what it teaches is
 * told for that alone where skills are asked about.
 */
const isAboutFields = (fieldIds: readonly number[], keys: readonly string[]): SQL | undefined => {
  const isForField = or(
    overlaps(courses.mainFunctionIds, fieldIds),
    and(isEmpty(courses.mainFunctionIds), isEmpty(courses.skillKeys)),
  )
  return keys.length === 0
    ? isForField
    : or(sql`${courses.skillKeys} && ${sql.param([...keys])}::text[]`, and(isEmpty(courses.skillKeys), isForField))
}

/**
 * Courses for the skills, the fields of work and the level that are asked about, in the visitor's language, else in English: what teaches most of the
 * skills first, then what is for the field alone; what is paid for comes no earlier for that. One for something else, or another level, is not told: none
 * is a right answer.
 */
export const registerCourseRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    recommendedCourses,
    'public',
    async ({ db, query, language }) => {
      const level = configList('xp_lvls', language)?.find(({ key }) => key === query.xp_lvl_key)
      const wanted = new Map((query.skills ?? []).map((name) => [skillKey(name), name]))
      const keys = [...wanted.keys()]
      const rows = await db
        .select()
        .from(courses)
        .where(
          and(
            inArray(courses.language, [language, 'en-us']),
            isAboutFields(query.job_category_ids ?? [], keys),
            // Whoever does not say how far they are sees courses for every level.
            query.xp_lvl_key === undefined
              ? undefined
              : or(isEmpty(courses.xpLvlIds), overlaps(courses.xpLvlIds, level ? [level.id] : [])),
          ),
        )
        .orderBy(
          desc(eq(courses.language, language)),
          desc(taught(keys)),
          desc(sql`cardinality(${courses.mainFunctionIds}) > 0`),
          desc(sql`cardinality(${courses.xpLvlIds}) > 0`),
          courses.isAdvertising,
          courses.id,
        )
        .limit(query.size)
      const own = rows.filter((row) => row.language === language)
      return {
        items: (own.length ? own : rows).map(({ id, title, provider, url, minutes, isFree, ...row }) => ({
          id,
          title,
          provider,
          url,
          minutes,
          is_free: isFree,
          language: row.language,
          price: row.price === null || row.currency === null ? null : { amount: row.price, currency: row.currency },
          is_advertising: row.isAdvertising,
          teaches: row.skillKeys.flatMap((key) => wanted.get(key) ?? []),
        })),
      }
    },
    { cacheSeconds: 300 },
  )
}
