import type { Measurement } from '../measurement.ts'
import { quantile } from '../statistics.ts'
import { named, targets, untargeted } from '../targets.ts'
import type { Outcome } from './judge.ts'
import type { QueryKind } from './judged-query.ts'

/** Kinds of which the words of a posting are spelled or said in another way than they were typed. */
const otherwiseSpelled: readonly QueryKind[] = ['typo', 'spelling variant', 'other script', 'synonym', 'abbreviation']

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const percentOf = (outcomes: readonly Outcome[], has: (outcome: Outcome) => boolean): number =>
  (outcomes.filter(has).length * 100) / outcomes.length

const fitting = (outcomes: readonly Outcome[]) => outcomes.filter(({ query }) => query.kind !== 'nothing fitting')
const ndcgOf = (outcomes: readonly Outcome[]) => mean(outcomes.map(({ ndcg }) => ndcg))

/** Of the first five that are shown for queries that something fits. */
const wrongOfFirstFive = (outcomes: readonly Outcome[]): number => {
  const shown = fitting(outcomes).flatMap((outcome) => outcome.shown.slice(0, 5))
  return (shown.filter(({ grade }) => grade === 0).length * 100) / shown.length
}

const groupRow = ([name, outcomes]: [string, Outcome[]]): Measurement => {
  const empty = fitting(outcomes).filter(({ isEmpty }) => isEmpty).length
  return {
    ...named(targets.relevanceOfGroup, name),
    value: ndcgOf(outcomes),
    note: `first right ${Math.round(percentOf(outcomes, ({ isFirstRight }) => isFirstRight))}%, nothing found ${empty} of ${outcomes.length}`,
  }
}

/** What all queries came to, then each language and each kind. */
export const relevanceRows = (outcomes: readonly Outcome[]): Measurement[] => {
  const languages = Object.entries(Object.groupBy(outcomes, ({ query }) => query.language)) as [string, Outcome[]][]
  const kinds = Object.entries(Object.groupBy(outcomes, ({ query }) => query.kind)) as [string, Outcome[]][]
  const typos = outcomes.filter(({ query }) => query.kind === 'typo')
  const spelledOtherwise = outcomes.filter(({ query }) => otherwiseSpelled.includes(query.kind))
  const isEmpty = (outcome: Outcome) => outcome.isEmpty
  return [
    { ...targets.relevance, value: ndcgOf(outcomes), note: `${outcomes.length} queries` },
    {
      ...untargeted('score', 'nDCG@10 over all, as if every near job had to be shown'),
      value: mean(outcomes.map(({ strictNdcg }) => strictNdcg)),
    },
    { ...targets.firstRight, value: percentOf(outcomes, ({ isFirstRight }) => isFirstRight) },
    { ...targets.nothingFound, value: percentOf(typos, isEmpty), note: `${typos.length} typos` },
    {
      ...named(untargeted('%', 'nothing found'), 'typos, synonyms, other spellings'),
      value: percentOf(spelledOtherwise, isEmpty),
    },
    {
      ...named(untargeted('%', 'nothing found'), 'all that have a fitting job'),
      value: percentOf(fitting(outcomes), isEmpty),
    },
    { ...untargeted('%', 'wrong jobs among the first five'), value: wrongOfFirstFive(outcomes) },
    {
      ...untargeted('ms', 'a search, one after the other, p95'),
      value: quantile(
        outcomes.map(({ ms }) => ms),
        0.95,
      ),
    },
    ...languages.map(groupRow),
    ...kinds.map(groupRow),
  ]
}

/** The queries that are answered worst, for whoever improves the search. */
export const worstQueries = (outcomes: readonly Outcome[], count: number): string =>
  outcomes
    .toSorted((one, other) => one.ndcg - other.ndcg || Number(one.isFirstRight) - Number(other.isFirstRight))
    .slice(0, count)
    .map(({ query, ndcg, shown, wanted }) => {
      const got = shown.slice(0, 5).map(({ line, grade }) => `    ${grade} ${line}`)
      return [
        `${ndcg.toFixed(3)}  ${query.text}   (${query.kind}, ${query.language} in ${query.country}, ${query.id})`,
        ...(got.length > 0 ? got : ['    nothing found']),
        ...(wanted.length > 0 ? ['  wanted, the best of what is open:', ...wanted.map((line) => `      ${line}`)] : []),
      ].join('\n')
    })
    .join('\n\n')
