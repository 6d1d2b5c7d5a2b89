import type { JobSite } from './job-site.ts'
import { compileRules, type Grade, type JudgedQuery } from './judged-query.ts'
import { ndcgAt10 } from './ndcg.ts'
import { resultLine } from './result-line.ts'

type Judged = { line: string; grade: Grade }

export type Outcome = {
  query: JudgedQuery
  /** Against the right jobs that are open, and those near ones that are shown: 0 to 1. */
  ndcg: number
  /** The same against all near ones, too. */
  strictNdcg: number
  isFirstRight: boolean
  isEmpty: boolean
  ms: number
  /** The first ten results. */
  shown: Judged[]
  /** The best jobs that are open. */
  wanted: string[]
}

const gradesOf = (judged: readonly Judged[]): Grade[] => judged.map(({ grade }) => grade)

/** Without a fitting job, an empty answer is right, and so is one of near misses alone. */
const judgeNothingFitting = (shown: readonly Judged[]) => {
  const near = shown.filter(({ grade }) => grade > 0).length
  const share = shown.length === 0 ? 1 : near / shown.length
  return { ndcg: share, strictNdcg: share, isFirstRight: shown.length === 0 || (shown[0]?.grade ?? 0) > 0 }
}

/**
 * Whoever gets all right jobs and no near one misses nothing, so near ones that were not shown are not held against the search; near ones
 * that are shown before right ones are.
 */
const judgeFitting = (shown: readonly Judged[], open: readonly Judged[]) => ({
  ndcg: ndcgAt10(gradesOf(shown), [
    ...gradesOf(open).filter((grade) => grade >= 2),
    ...gradesOf(shown).filter((grade) => grade === 1),
  ]),
  strictNdcg: ndcgAt10(gradesOf(shown), gradesOf(open)),
  isFirstRight: (shown[0]?.grade ?? 0) >= 2,
})

const judgeQuery = async (site: JobSite, query: JudgedQuery): Promise<Outcome & { isTrue: boolean }> => {
  const gradeOf = compileRules(query)
  const { items, ms } = await site.search(query, query.text)
  const open = new Map((await site.openJobs(query)).map((job) => [job.id, job]))
  // What is shown is open, also where it is shown from further away.
  for (const item of items) open.set(item.id, item)
  // The same posting from another source is shown with its double.
  for (const item of items) for (const double of item.also_at ?? []) open.delete(double.id)
  const judge = (jobs: Iterable<(typeof items)[number]>): Judged[] =>
    Array.from(jobs, resultLine).map((line) => ({ line, grade: gradeOf(line) }))
  const shown = judge(items.slice(0, 10))
  const best = judge(open.values()).toSorted((one, other) => other.grade - one.grade)
  const hasAnswer = (best[0]?.grade ?? 0) >= 2
  return {
    query,
    ...(hasAnswer ? judgeFitting(shown, best) : judgeNothingFitting(shown)),
    isEmpty: shown.length === 0,
    ms,
    shown,
    wanted: best.slice(0, 5).flatMap(({ line, grade }) => (grade > 0 ? [line] : [])),
    isTrue: hasAnswer !== (query.kind === 'nothing fitting'),
  }
}

/** Asks for each query in turn. Throws where the set says that something fits and nothing does, or the reverse: then the set is wrong. */
export const judgeQueries = async (site: JobSite, queries: readonly JudgedQuery[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const mistaken: string[] = []
  for (const query of queries) {
    const { isTrue, ...outcome } = await judgeQuery(site, query)
    outcomes.push(outcome)
    if (!isTrue) mistaken.push(`${query.id} (${query.text})`)
  }
  if (mistaken.length > 0)
    throw new Error(
      `${mistaken.length} judged queries are not true of these jobs: ${mistaken.join(', ')}. Either nothing hasAnswer, or the kind is “nothing fitting” and something does. Correct the queries in bench/src/relevance/queries.`,
    )
  return outcomes
}
