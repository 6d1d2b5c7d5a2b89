import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countryKey, languageKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { z } from 'zod/mini'

/** What makes a query hard. */
export const queryKinds = [
  'exact',
  'plural',
  'word order',
  'typo',
  'spelling variant',
  'other script',
  'synonym',
  'abbreviation',
  'cross-language occupation',
  'intent',
  'company',
  'place',
  'company+title',
  'title+place',
  'mixed',
  'nothing fitting',
] as const
export type QueryKind = (typeof queryKinds)[number]

/** A regular expression over the line of a result, without regard to case. */
const rule = z.optional(
  z.string().check(
    z.refine((source) => {
      try {
        return new RegExp(source, 'iu') instanceof RegExp
      } catch {
        return false
      }
    }, 'is no regular expression'),
  ),
)

/**
 * A search as somebody types it, and what its results are worth to that person. The first of the rules `exact` (3), `right` (2) and `near`
 * (1) that a result's line matches is its grade; a result that matches none is wrong (0).
 */
const judgedQuery = z.object({
  id: z.string(),
  /** The visitor's, as the request's headers say it. */
  language: languageKey,
  country: countryKey,
  text: z.string().check(z.minLength(1)),
  kind: z.enum(queryKinds),
  exact: rule,
  right: rule,
  near: rule,
})
export type JudgedQuery = z.infer<typeof judgedQuery>
export type Grade = 0 | 1 | 2 | 3

const folder = join(import.meta.dirname, 'queries')

/** The judged set: a file for each language. */
export const readJudgedQueries = async (): Promise<JudgedQuery[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const files = names.map(async (name) =>
    z.parse(z.array(judgedQuery), JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return (await Promise.all(files)).flat()
}

export const compileRules = ({ exact, right, near }: Pick<JudgedQuery, 'exact' | 'right' | 'near'>) => {
  const rules = [
    { grade: 3, source: exact },
    { grade: 2, source: right },
    { grade: 1, source: near },
  ] as const
  const expressions = rules.flatMap(({ grade, source }) =>
    source === undefined ? [] : [{ grade, expression: new RegExp(source, 'iu') }],
  )
  return (line: string): Grade => expressions.find(({ expression }) => expression.test(line))?.grade ?? 0
}
