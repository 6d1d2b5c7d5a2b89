import type { RankParts } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { idOfTag } from '../../jobs/tags.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { freshDays, rankWeights } from '../job-index/ranking.ts'
import { closeLanguages } from '../job-index/readable-languages.ts'
import { fieldOfTag } from './job-documents.ts'
import { allOf, anyOf, hasAny, hasOne, keepNames, points, type Query, without } from './query-language.ts'
import type { ResolvedWords } from './resolve-words.ts'
import type { Hit } from './search-engine.ts'
import { titleBegins, type UnitQueries } from './word-queries.ts'

type Part = Exclude<keyof RankParts, 'total'>

const dayMilliseconds = 86_400_000

/** The name of a query: the part of the rank that its points belong to, and its group, of which the best counts. */
const partName = (part: Part, group: number | string = 0, variant: number | string = '') =>
  `${part} ${group} ${variant}`
const hitPrefix = 'hit '
/** Says that a hit holds a unit. */
const hitName = (position: number) => `${hitPrefix}${position}`

/** A part of a title that holds all that was asked for is worth more, the more of the title it is. */
const shareOfTitle = (holdsAll: Query, titleKey: string): Query => ({
  script_score: {
    query: { constant_score: { filter: holdsAll } },
    script: {
      source: "params.weight * Math.min(1.0, params.length / Math.max(1.0, doc['title_key_length'].value))",
      params: { weight: rankWeights.titleShare, length: titleKey.length },
    },
    _name: partName('title', 'share'),
  },
})

const rankTitle = (units: readonly UnitQueries[], titleKey: string): Query[] => {
  const asked = units.filter(({ unit }) => unit.isRequired && (unit.kind === 'word' || unit.kind === 'occupation'))
  const levels = units.filter(({ unit }) => !unit.isRequired).map(({ title }) => title)
  const level = levels.length === 0 ? [] : [points(rankWeights.level, anyOf(levels), partName('title', 'level'))]
  if (asked.length === 0) return level
  const titles = asked.map(({ title }) => title)
  const holdsSome = anyOf(titles)
  const kin = asked.flatMap(({ unit }) => unit.beginnings)
  return [
    ...level,
    ...titles.map((title, position) => points(rankWeights.title / asked.length, title, partName('title', position))),
    shareOfTitle(allOf(titles), titleKey),
    points(rankWeights.exactTitle, allOf([hasOne('title_key', titleKey), holdsSome]), partName('title', 'exact')),
    ...(kin.length === 0
      ? []
      : [points(rankWeights.kinTitle, without(titleBegins(kin), [holdsSome]), partName('title', 'kin'))]),
  ]
}

/** The best of several; each gives points. */
const bestOf = (queries: readonly (Query | null)[]): Query[] => {
  const held = queries.filter((query) => query !== null)
  return held.length === 0 ? [] : [{ dis_max: { queries: held } }]
}

type UnitCounts = { required: number; occupations: number; mayLack: boolean }

const rankUnit = (one: UnitQueries, position: number, counts: UnitCounts): Query[] => {
  const { unit, title, named, text, hit } = one
  const ofOccupation = (query: Query | null, weight: number) =>
    query && points(weight / counts.occupations, query, partName('occupation', position, weight))
  const written =
    text === null
      ? []
      : [points(rankWeights.text / counts.required, without(text, [named, title]), partName('text', position))]
  return [
    ...bestOf([
      ofOccupation(one.occupation, rankWeights.occupation),
      ofOccupation(one.narrowerOccupation, rankWeights.narrowerOccupation),
      ofOccupation(one.closeOccupation, rankWeights.closeOccupation),
      ofOccupation(one.nearOccupation, rankWeights.nearOccupation),
    ]),
    ...(unit.kind === 'place'
      ? [points(rankWeights.place, anyOf([named, text]), partName('place', position))]
      : [...(named ? [points(rankWeights.company, named, partName('company', position))] : []), ...written]),
    // A score is never negative: what is there gives what its absence would take. What no job lacks makes no difference.
    ...(unit.isRequired && counts.mayLack ? [points(-rankWeights.missing, hit, hitName(position))] : []),
  ]
}

const rankLanguage = ({ language, countryLanguage }: Criteria): Query => {
  const close = closeLanguages[language]
  const of = (key: string, weight: number) => points(weight, hasOne('language', key), partName('language', 0, weight))
  return {
    dis_max: {
      queries: [
        of(language, rankWeights.language),
        ...(close ? [of(close, rankWeights.closeLanguage)] : []),
        points(
          rankWeights.readableLanguage,
          hasAny('language', [countryLanguage, 'en-us']),
          partName('language', 0, rankWeights.readableLanguage),
        ),
      ],
    },
  }
}

/** Jobs whose home is the searched country. */
export const atHome = (scope: number): Query => hasOne('home', String(scope))

// What depends on the posting alone. A rank is different from another by at least a sixteenth.
const withPosting = `
  double age = Math.max(0.0, params.now - doc['rank_at'].value) / ${dayMilliseconds}.0;
  double sum = _score + params.freshness * Math.pow(2.0, -age / params.freshDays);
  if (doc['pay'].size() != 0) sum += params.completeness * 2.0 / 3.0;
  if (doc['company'].value != 0) sum += params.completeness / 3.0;
  if (doc['answer_rate'].size() != 0) sum += params.answerRate * doc['answer_rate'].value;
  return Math.round(sum * 16.0) / 16.0;`

/** The matches with the rank of each as its score (docs/search-ranking.md), moved so that none is negative. `isExplained`: for `rankParts`. */
export const rankQuery = (
  matches: Query,
  criteria: Criteria,
  { units, mayLack }: ResolvedWords,
  { isExplained = false, now = Date.now() } = {},
): Query => {
  const required = units.filter(({ unit }) => unit.isRequired)
  const occupations = Math.max(1, required.filter(({ unit }) => unit.kind === 'occupation').length)
  const preferred = (criteria.words?.preferredTags ?? []).flatMap((tag) => {
    const field = fieldOfTag(tag)
    return field ? [hasOne(field, String(idOfTag(tag)))] : []
  })
  const country = criteria.words?.isRemote ? rankWeights.countryOfRemote : rankWeights.country
  const should = [
    ...rankTitle(units, criteria.words?.titleKey ?? ''),
    ...units.flatMap((one, position) => rankUnit(one, position, { required: required.length, occupations, mayLack })),
    ...(criteria.scope === null ? [] : [points(country, atHome(criteria.scope), partName('country'))]),
    ...(preferred.length === 0 ? [] : [points(rankWeights.filter, anyOf(preferred), partName('filter'))]),
    rankLanguage(criteria),
  ]
  const { freshness, completeness, answerRate } = rankWeights
  return {
    script_score: {
      // The engine looks up each name for each hit.
      query: { bool: { filter: [matches], should: isExplained ? should : keepNames(should, hitPrefix) } },
      script: { source: withPosting, params: { now, freshness, freshDays, completeness, answerRate } },
    },
  }
}

/** Says of each hit which units it holds, where it is not ranked. */
export const markHits = ({ units }: ResolvedWords): Query[] =>
  units.map(({ hit }, position) => points(0, hit, hitName(position)))

/** Of each hit that lacks words of the query, which. */
export const missingWords = ({ matched_queries: names = [] }: Hit, { units, mayLack }: ResolvedWords): string[] => {
  if (!mayLack) return []
  const held = new Set(Array.isArray(names) ? names : Object.keys(names))
  return units.flatMap(({ unit }, position) => (unit.isRequired && !held.has(hitName(position)) ? [unit.words] : []))
}

/** Fields that `rankParts` reads. */
export const rankFields = ['rank_at', 'pay', 'company', 'answer_rate']

/** The parts of the rank of a hit, found with `include_named_queries_score`. */
export const rankParts = (hit: Hit, words: ResolvedWords, now = Date.now()): RankParts => {
  const best = new Map<string, number>()
  for (const [name, score] of Object.entries(hit.matched_queries ?? {})) {
    const group = name.slice(0, name.lastIndexOf(' '))
    best.set(group, Math.max(best.get(group) ?? 0, score as number))
  }
  const sumOf = (part: Part) =>
    [...best].reduce((sum, [group, score]) => (group.startsWith(`${part} `) ? sum + score : sum), 0)
  const field = (name: string) => hit.fields?.[name]?.[0] as number | undefined
  const age = Math.max(0, now - (field('rank_at') ?? 0)) / dayMilliseconds
  const parts = {
    title: sumOf('title'),
    occupation: sumOf('occupation'),
    company: sumOf('company'),
    place: sumOf('place'),
    text: sumOf('text'),
    missing: rankWeights.missing * missingWords(hit, words).length,
    country: sumOf('country'),
    filter: sumOf('filter'),
    language: sumOf('language'),
    freshness: rankWeights.freshness * 2 ** (-age / freshDays),
    completeness:
      rankWeights.completeness * ((field('pay') === undefined ? 0 : 2 / 3) + (field('company') ? 1 / 3 : 0)),
    answer_rate: rankWeights.answerRate * (field('answer_rate') ?? 0),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, value) => sum + value, 0) }
}
