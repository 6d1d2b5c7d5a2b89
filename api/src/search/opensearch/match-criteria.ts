import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { fieldOfTag } from './job-documents.ts'
import { allOf, anyOf, hasAny, matchAll, matchNone, type Query, without } from './query-language.ts'
import { inScope, type ResolvedWords } from './resolve-words.ts'
import { matchText } from './word-queries.ts'

/** The jobs that any of the tags of a group have. */
const matchGroup = (tags: readonly number[]): Query => {
  const byField = new Map<string, (string | number)[]>()
  for (const tag of tags) {
    const isCompany = groupOfTag(tag) === tagGroups.company
    const field = isCompany ? 'company' : fieldOfTag(tag)
    if (field === undefined) continue
    byField.set(field, [...(byField.get(field) ?? []), isCompany ? idOfTag(tag) : String(idOfTag(tag))])
  }
  return anyOf([...byField].map(([field, ids]) => hasAny(field, ids)))
}

const stepMs = 10_000

/** Who searches, what for and where, without what was chosen in filters. */
export const matchBase = (criteria: Criteria, words: ResolvedWords | null, isPartialShown?: boolean): Query => {
  if (criteria.matchesNothing) return matchNone
  const found = words && ((isPartialShown ?? words.showsPartial) ? anyOf([words.full, words.partial]) : words.full)
  const base = allOf([
    inScope(criteria.scope),
    // The feeder removes them by the minute; until then nobody sees them. By steps, so that the engine knows the query again.
    without(matchAll, [{ range: { valid_through: { lte: stepMs * Math.floor(Date.now() / stepMs) } } }]),
    ...(found ? [found] : []),
    ...(criteria.place ? [matchText(criteria.place)] : []),
  ])
  return criteria.hiddenCompanies.length === 0 ? base : without(base, [hasAny('company', criteria.hiddenCompanies)])
}

/** One query for each filter that the criteria hold, by its name. */
export const filterQueries = (criteria: Criteria): Map<string, Query> => {
  const { groups, hiringCountries, postingLanguages, postedDay, salary } = criteria
  const queries = new Map<string, Query>(groups.map(({ filter, tags }) => [filter, matchGroup(tags)]))
  if (hiringCountries.length > 0) queries.set('hiring_countries', hasAny('home', hiringCountries.map(String)))
  if (postingLanguages.length > 0) queries.set('posting_languages', hasAny('language', postingLanguages))
  if (postedDay !== null) queries.set('posted_within', { range: { posted_day: { gte: postedDay } } })
  if (salary !== null) queries.set('salary', paysWithin(salary))
  return queries
}

const paysWithin = ({ from, to }: { from: number; to: number }): Query =>
  allOf([{ range: { pay: { gte: from } } }, { range: { pay_min: { lte: to } } }])

/** All that match. */
export const matchCriteria = (criteria: Criteria, words: ResolvedWords | null, isPartialShown?: boolean): Query =>
  allOf([matchBase(criteria, words, isPartialShown), ...filterQueries(criteria).values()])
