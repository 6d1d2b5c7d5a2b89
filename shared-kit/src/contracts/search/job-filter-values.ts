import { z } from 'zod/mini'
import { type WorkArrangement, workArrangements } from '../jobs/job-constants.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { identifierList } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'

const workArrangement = z.enum(workArrangements)

/** Values separated by commas; those that are none of `value` are dropped. */
const listOf = <Value extends string>(value: z.ZodMiniType<Value>) =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(200)),
      z.transform((text) => text.split(',').filter((part): part is Value => value.safeParse(part).success)),
    ),
  )

/** The schema of a filter's value, by what `jobFilters` says that it holds. */
export const jobFilterValues = {
  alias: z.optional(identifierList),
  text: z.optional(z.string().check(cleanLine(), z.maxLength(20_000))),
  ids: z.optional(identifierList),
  amount: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e12))),
  flag: z.optional(
    z.pipe(
      z.enum(['0', '1', 'true', 'false']),
      z.transform((text) => text === '1' || text === 'true'),
    ),
  ),
  /** Work settings separated by commas; unknown ones are dropped. */
  arrangements: z.optional(
    z.pipe(
      z.string(),
      z.transform(
        (text) => text.split(',').filter((part) => workArrangement.safeParse(part).success) as WorkArrangement[],
      ),
    ),
  ),
  countries: listOf(countryKey),
  languages: listOf(languageKey),
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365))),
  country: z.optional(z.string().check(z.maxLength(10))),
}
