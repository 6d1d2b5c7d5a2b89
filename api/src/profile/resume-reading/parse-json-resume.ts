import { z } from 'zod/mini'
import { isDateKey, listedKinds } from '../generated-resumes/records-in-resume.ts'
import { normalizeLine } from './normalize-line.ts'

const toDateText = (value: string | number) => normalizeLine(String(value).slice(0, 200)).trim() || undefined

const cleanText = (value: string) =>
  value.slice(0, 20_000).split('\n').map(normalizeLine).join('\n').trim() || undefined

/** A text of the file, without what cannot be seen; lines stay. What is no text is left out rather than refused. */
const text = z.catch(z.optional(z.pipe(z.string(), z.transform(cleanText))), undefined)
/** A date, which some write as a number: 2015. */
const date = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(toDateText))), undefined)
const texts = z.catch(z.optional(z.array(text)), undefined)
const id = z.catch(z.optional(z.nullable(z.number())), undefined)
const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.catch(z.optional(z.array(item).check(z.maxLength(500))), undefined)

/** What this site wrote of its own into a file, beside the schema. */
const own = z.object({
  first_name: text,
  last_name: text,
  location_id: id,
  work_experiences: list(z.object({ description: z.catch(z.optional(z.nullable(z.string())), undefined) })),
  educations: list(z.object({ degree_id: id, description: z.catch(z.optional(z.nullable(z.string())), undefined) })),
  skills: list(z.object({ skill_id: id, proficiency_id: id })),
  languages: list(z.object({ language_id: id, proficiency_id: id })),
  websites: list(z.object({ url: text, display_name: text, description: text })),
})

/** The keys of JSON Resume 1.0 (https://jsonresume.org/schema) that a profile has fields for; each may be missing or wrong. */
const jsonResume = z.object({
  basics: z.catch(
    z.optional(
      z.object({
        name: text,
        label: text,
        email: text,
        phone: text,
        url: text,
        summary: text,
        location: z.catch(z.optional(z.object({ address: text, city: text })), undefined),
        profiles: list(z.object({ network: text, username: text, url: text })),
      }),
    ),
    undefined,
  ),
  work: list(
    z.object({
      name: text,
      company: text,
      position: text,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: texts,
    }),
  ),
  education: list(z.object({ institution: text, area: text, studyType: text, startDate: date, endDate: date })),
  skills: list(z.object({ name: text, level: text, keywords: texts })),
  languages: list(z.object({ language: text, fluency: text })),
  meta: z.catch(z.optional(z.object({ jobspan: z.catch(z.optional(own), undefined) })), undefined),
})

/** A value as the profile had it. */
const ownValue = z.catch(
  z.optional(z.union([z.boolean(), z.number(), z.pipe(z.string(), z.transform(cleanText))])),
  undefined,
)
const mapListed = <Value>(toEntry: (kind: (typeof listedKinds)[number]) => [string, Value]): Record<string, Value> =>
  Object.fromEntries(listedKinds.map(toEntry))

/** The lists whose entries are the records of a kind, key by key. */
const listed = z.object(
  mapListed(({ list: name, keys }) => [
    name,
    list(z.object(Object.fromEntries(Object.keys(keys).map((key) => [key, isDateKey(key) ? date : text])))),
  ]),
)
const ownRecords = z.object({
  meta: z.object({
    jobspan: z.object(mapListed(({ kind }) => [kind, list(z.record(z.string(), ownValue))])),
  }),
})

export type JsonResume = z.output<typeof jsonResume> & {
  /** By the name of the list. */
  listed: Record<string, Record<string, string | undefined>[] | undefined>
  /** What this site wrote of the same records, by kind. */
  ownRecords: Record<string, Record<string, string | number | boolean | undefined>[] | undefined>
}

const sectionKeys = [
  'basics',
  'work',
  'education',
  'certificates',
  'skills',
  'languages',
  'volunteer',
  'awards',
  'publications',
  'projects',
  'interests',
  'references',
]

/** The text of a file as a JSON Resume; null where it is none: no JSON object, or one without any section of the schema. */
export const parseJsonResume = (document: string): JsonResume | null => {
  let value: unknown
  try {
    value = JSON.parse(document.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const isSection = (key: string) => typeof (value as Record<string, unknown>)[key] === 'object'
  if (!sectionKeys.some((key) => Object.hasOwn(value as object, key) && isSection(key))) return null
  const parsed = jsonResume.safeParse(value)
  if (!parsed.success) return null
  const own = ownRecords.safeParse(value)
  return {
    ...parsed.data,
    listed: listed.parse(value),
    ownRecords: own.success ? own.data.meta.jobspan : {},
  }
}
