import { normalizeName } from '../../platform/text/normalize-name.ts'
import { isDateKey, listedKinds } from './records-in-resume.ts'
import { toPoints } from './resume-words.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const definedOf = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
/** A key named `__proto__` of a file is a key like any other, and no prototype. */
const without = (values: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const name = (value: unknown): string => (typeof value === 'string' ? normalizeName(value) : '')
const month = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 7) : '')

/** Keys that are written from the profile: what the file said there has become the profile's. */
const written = {
  basics: ['name', 'label', 'email', 'phone', 'summary', 'url'],
  work: ['name', 'company', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
  languages: ['language', 'fluency'],
}

/** A day of the file where the profile, which has months, says the same month. */
const finerDate = (exported: unknown, imported: unknown): unknown =>
  month(exported) !== '' && month(exported) === month(imported) ? imported : exported

const keepDates = (exported: Json, imported: Json, names: readonly string[]): Json =>
  definedOf(Object.fromEntries(names.map((each) => [each, finerDate(exported[each], imported[each])])))

/** Sentences and points that were read into one description come apart again where nobody has changed it since. */
const keepDescription = (exported: Json, imported: Json): Json => {
  const points = (exported.highlights ?? []) as string[]
  const summary = typeof imported.summary === 'string' ? imported.summary : null
  const highlights = Array.isArray(imported.highlights) ? imported.highlights.map(String) : []
  const before = [...toPoints(summary), ...highlights.flatMap((each) => toPoints(each))]
  if (before.join('\n') !== points.join('\n')) return { highlights: points }
  return definedOf({ summary: imported.summary, highlights: imported.highlights })
}

const keyOfWork = (work: Json) => `${month(work.startDate)} ${name(work.name ?? work.company)}`
const keyOfSchool = (school: Json) => name(school.institution)

/** Each entry with the first one of the file that has its key, each of which is taken once. */
const mergeList = (
  exported: unknown,
  imported: unknown,
  keyOf: (entry: Json) => string,
  merge: (one: Json, other: Json) => Json,
): Json[] => {
  const left = Map.groupBy(listOf(imported), keyOf)
  return listOf(exported).map((entry) => {
    const found = left.get(keyOf(entry))?.shift()
    return found ? merge(entry, found) : entry
  })
}

/** Groups of skills with those of their keywords that the profile has; skills of no group stand by themselves. */
const mergeSkills = (exported: unknown, imported: unknown): Json[] => {
  const own = listOf(exported)
  const left = new Set(own.map((skill) => name(skill.name)))
  const has = (word: unknown) => left.has(name(word))
  const groups = listOf(imported).flatMap((group) => {
    const keywords = Array.isArray(group.keywords) ? group.keywords.filter((word) => typeof word === 'string') : []
    const common = keywords.filter(has)
    const isSkill = keywords.length === 0 && has(group.name)
    if (common.length === 0 && !isSkill) return []
    for (const word of isSkill ? [group.name] : common) left.delete(name(word))
    return [isSkill ? group : { ...group, keywords: common }]
  })
  return [...groups, ...own.filter((skill) => left.has(name(skill.name)))]
}

const parse = (document: string): Json => {
  const value: unknown = JSON.parse(document.replace(/^\ufeff/, ''))
  return isObject(value) ? value : {}
}

/**
 * The profile's JSON Resume with what the imported one says beyond it: sections and keys that the profile has no field for, finer dates, groups of
 * skills. What the profile has a field for, the profile decides. `document` is null where none was imported.
 */
export const mergeImportedResume = (exported: Json, document: string | null): Json => {
  if (document === null) return exported
  const imported = parse(document)
  const basics = isObject(imported.basics) ? imported.basics : {}
  const ownBasics = definedOf(exported.basics as Json)
  const location = isObject(basics.location) ? basics.location : {}
  const ownLocation = definedOf((ownBasics.location ?? {}) as Json)
  const isSamePlace = ownLocation.city === undefined || name(location.city) === name(ownLocation.city)
  return {
    ...imported,
    ...definedOf(exported),
    $schema: typeof imported.$schema === 'string' ? imported.$schema : exported.$schema,
    basics: {
      ...without(basics, written.basics),
      ...ownBasics,
      location: { ...(isSamePlace ? location : {}), ...ownLocation },
    },
    work: mergeList(exported.work, imported.work, keyOfWork, (one, other) => ({
      ...without(other, written.work),
      ...definedOf(one),
      ...keepDates(one, other, ['startDate', 'endDate']),
      ...without({ highlights: undefined, ...keepDescription(one, other) }, []),
    })),
    education: mergeList(exported.education, imported.education, keyOfSchool, (one, other) => ({
      ...without(other, written.education),
      ...definedOf(one),
      ...keepDates(one, other, ['startDate', 'endDate']),
    })),
    ...Object.fromEntries(
      listedKinds.map(({ list, keys: fieldsOfKeys }) => {
        const keys = Object.keys(fieldsOfKeys)
        const nameOf = (entry: Json) => name(entry[keys[0] ?? ''])
        const merged = mergeList(exported[list], imported[list], nameOf, (one, other) => ({
          ...without(other, keys),
          ...definedOf(one),
          ...keepDates(one, other, keys.filter(isDateKey)),
        }))
        return [list, merged]
      }),
    ),
    languages: mergeList(
      exported.languages,
      imported.languages,
      ({ language }) => name(language),
      (one, other) => ({
        ...without(other, written.languages),
        ...definedOf(one),
      }),
    ),
    skills: mergeSkills(exported.skills, imported.skills),
    meta: { ...(isObject(imported.meta) ? imported.meta : {}), ...(exported.meta as Json) },
  }
}
