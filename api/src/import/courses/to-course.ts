import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList } from '../../config/lists/config-list.ts'
import { skillKey } from '../../config/lists/skill-key.ts'
import type { NewCourse } from '../../courses/replace-courses.ts'
import { comparable } from '../../platform/text/comparable.ts'
import {
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  property,
  textOf,
  textsOf,
  webAddressOf,
} from '../json-ld-values.ts'
import type { FeedRow } from './read-course-feed.ts'

/** What a feed says of a course, before it is known whether that is enough. */
type Facts = {
  title: string | null
  provider: string | null
  url: string | null
  language: string | null
  price: number | null
  currency: string | null
  isFree: boolean
  minutes: number | null
  levels: string[]
  skills: string[]
  fields: string[]
  isAdvertising: boolean
}

const maxTitleLength = 200
const maxSkills = 50
const maxMinutes = 1_000_000

/** The course of a row; why it is none that can be told; or that it is in a language that nobody here reads. */
export const toCourse = (row: FeedRow, isAdvertising: boolean): NewCourse | { reason: string } | 'otherLanguage' => {
  if ('reason' in row) return { reason: row.reason }
  const facts = 'course' in row ? factsOfCourse(row.course) : factsOfColumns(row.columns)
  const title = facts.title?.replace(/\s+/g, ' ').trim() ?? ''
  if (title === '' || title.length > maxTitleLength)
    return { reason: `name: needed, of at most ${maxTitleLength} letters` }
  if (facts.provider === null) return { reason: 'provider: needed, by its name' }
  if (facts.url === null) return { reason: 'url: needed, an address of the web (https://…)' }
  if (facts.language === null) return { reason: 'inLanguage: needed, such as “en” or “ja”' }
  if (facts.price !== null && !/^[A-Z]{3}$/.test(facts.currency ?? ''))
    return { reason: 'price: needs its currency (priceCurrency), such as “SGD”' }
  if (facts.price !== null && facts.price < 0) return { reason: 'price: is below nothing' }
  if (facts.minutes !== null && !(Number.isInteger(facts.minutes) && facts.minutes > 0 && facts.minutes <= maxMinutes))
    return { reason: `minutes: a whole number from 1 to ${maxMinutes}` }
  const language = findLanguageKey(facts.language)
  const mainFunctionIds = facts.fields.flatMap((field) => findField(field) ?? [])
  const skillKeys = [...new Set(facts.skills.slice(0, maxSkills).map(skillKey))].filter((key) => key !== '')
  if (skillKeys.length === 0 && mainFunctionIds.length === 0)
    return {
      reason: 'teaches: needed, the skills that it teaches, or about: a field of work; it would be shown to nobody',
    }
  if (language === null) return 'otherLanguage'
  const isFree = facts.isFree || facts.price === 0
  return {
    language,
    title,
    provider: facts.provider.trim(),
    url: facts.url,
    minutes: facts.minutes,
    isFree,
    price: isFree ? null : facts.price,
    currency: isFree || facts.price === null ? null : facts.currency,
    isAdvertising: isAdvertising || facts.isAdvertising,
    mainFunctionIds: [...new Set(mainFunctionIds)],
    xpLvlIds: [...new Set(facts.levels.flatMap(findLevels))],
    skillKeys,
  }
}

/** schema.org: `offers`, `teaches`, `educationalLevel`, `about`, and `sponsor` for who pays. Not told is not free. */
const factsOfCourse = (course: JsonObject): Facts => {
  const of = (name: string) => property(course, name)
  const offers = listOf(of('offers')).filter(isObject)
  const priced = offers.find((offer) => numberOf(property(offer, 'price')) !== null)
  const isFree =
    of('isAccessibleForFree') === true ||
    offers.some((offer) => /^free$/i.test(textOf(property(offer, 'category')) ?? ''))
  return {
    title: textOf(of('name')),
    provider: textOf(of('provider')),
    url: webAddressOf(of('url')) ?? webAddressOf(course['@id']),
    language: textOf(of('inLanguage')),
    price: priced ? numberOf(property(priced, 'price')) : null,
    currency: priced ? textOf(property(priced, 'priceCurrency')) : null,
    isFree,
    minutes: minutesOf(textOf(of('timeRequired')) ?? workloadOf(of('hasCourseInstance'))),
    levels: textsOf(of('educationalLevel')),
    skills: textsOf(of('teaches')),
    fields: textsOf(of('about')),
    isAdvertising: of('sponsor') !== undefined,
  }
}

const workloadOf = (instances: unknown): string | null =>
  listOf(instances)
    .filter(isObject)
    .map((instance) => textOf(property(instance, 'courseWorkload')))
    .find((workload) => workload !== null) ?? null

/** Lists in a cell are between semicolons. */
const factsOfColumns = (columns: Record<string, string>): Facts => {
  const cell = (name: string): string | null => columns[name]?.trim() || null
  const list = (name: string): string[] =>
    (columns[name] ?? '')
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  return {
    title: cell('name'),
    provider: cell('provider'),
    url: webAddressOf(cell('url')),
    language: cell('language'),
    price: numberOf(cell('price')),
    currency: cell('currency'),
    isFree: isYes(cell('free')),
    minutes: numberOf(cell('minutes')),
    levels: list('levels'),
    skills: list('skills'),
    fields: list('fields'),
    isAdvertising: isYes(cell('advertising')),
  }
}

const isYes = (text: string | null): boolean => /^(?:1|true|yes)$/i.test(text ?? '')

/** Of an ISO 8601 duration, such as PT10H or P3W. */
const minutesOf = (text: string | null): number | null => {
  const found = /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?$/.exec(text?.trim() ?? '')
  if (!found) return null
  const [weeks, days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0))
  // Weeks and days say how long it runs, and not how long one learns.
  if (weeks || days) return null
  return (hours ?? 0) * 60 + (minutes ?? 0) || null
}

const findLanguageKey = (text: string): LanguageKey | null => {
  const tag = text.trim().toLowerCase().replaceAll('_', '-')
  if (/^zh-(?:hant|tw|hk|mo)/.test(tag)) return 'zh-tw'
  const [primary = ''] = tag.split('-')
  return languages.find(({ key, intl }) => key === tag || intl.toLowerCase().split('-')[0] === primary)?.key ?? null
}

/** By its id or its key, or its name in any language. */
const findField = (text: string): number | null => {
  for (const { key } of languages)
    for (const { id, key: name, value } of configList('main_functions', key) ?? [])
      if (String(id) === text || name === text || comparable(value) === comparable(text)) return id
  return null
}

/** Of `xp_lvls`, in the words that courses have for them. What is none of these says nothing of the level. */
const levels: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [
    /beginner|introduct|foundation|basic|初級|入门|入門|principiante|iniciante/i,
    ['no-experience', 'less-than-1-year', '1-3-years'],
  ],
  [/intermediate|中級|中级|intermedi/i, ['1-3-years', '3-5-years']],
  [/advanced|expert|上級|高级|高級|avanzad|avançad/i, ['3-5-years', '5-10-years', 'more-than-10-years']],
]

const findLevels = (text: string): number[] => {
  const known = configList('xp_lvls', 'en-us') ?? []
  const own = known.find(({ key }) => key === text)
  if (own) return [own.id]
  const keys = levels.find(([pattern]) => pattern.test(text))?.[1] ?? []
  return known.flatMap(({ id, key }) => (keys.includes(key) ? [id] : []))
}
