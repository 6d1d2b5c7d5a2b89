import { recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { isDateKey, listedKinds } from '../generated-resumes/records-in-resume.ts'
import { findDegree, findFluency } from './entry-words.ts'
import { isOngoing, readDate } from './find-dates.ts'
import { findByName } from './list-names.ts'
import type { JsonResume } from './parse-json-resume.ts'
import { confidenceLevels, type ParsedField, type ParsedItem, type ParsedResume } from './parsed-resume.ts'
import { splitName } from './read-person.ts'

type Section = ParsedItem['section']

/** A value of the file; undefined where it does not say it. */
const fieldOf = (
  value: DraftValue | undefined,
  path: string,
  text?: string,
  confidence: number = confidenceLevels.exact,
): ParsedField | undefined =>
  value === undefined || (value === null && !text)
    ? undefined
    : {
        value,
        text: text ?? (value === null ? null : String(value)),
        confidence,
        source: { page: null, line: `${path}: ${text ?? value}`.slice(0, 300), box: null },
      }

const item = (section: Section, fields: Record<string, ParsedField | undefined>): ParsedItem[] => {
  const filled = Object.entries(fields).filter((entry): entry is [string, ParsedField] => entry[1] !== undefined)
  return filled.length > 0 ? [{ section, fields: Object.fromEntries(filled) }] : []
}

/** `2014-01-31` is of a month and `2014` of a year, as are “March 2015” and “06/2011”; null for what is no date for sure. */
const monthOf = (date: string): string | null =>
  /^(\d{4}(?:-\d\d)?)(?:-\d\d(?:T.*)?)?$/.exec(date)?.[1] ?? readDate(date)

/** A date of the file. One that cannot be read is a text without a value, so that the member sees what the file says. */
const dateField = (path: string, date: string | undefined) =>
  date === undefined ? undefined : fieldOf(monthOf(date), path, date)

const periodOf = (path: string, start: string | undefined, end: string | undefined) => ({
  start: dateField(`${path}.startDate`, start),
  // Without an end it goes on.
  end:
    end === undefined || isOngoing(end)
      ? ({ value: null, text: null, confidence: confidenceLevels.exact, source: null } satisfies ParsedField)
      : dateField(`${path}.endDate`, end),
})

/** Dates that cannot be read, each with its path in the file. */
const unreadDates = ({ work = [], education = [], listed }: JsonResume): ParsedResume['unread'] => {
  const stated = [
    ...Object.entries({ work, education }).flatMap(([section, entries]) =>
      entries.flatMap(({ startDate, endDate }, index) => [
        [`${section}[${index}].startDate`, startDate] as const,
        [`${section}[${index}].endDate`, endDate && isOngoing(endDate) ? undefined : endDate] as const,
      ]),
    ),
    ...Object.entries(listed).flatMap(([list, entries = []]) =>
      entries.flatMap((entry, index) =>
        Object.entries(entry).flatMap(([key, value]) =>
          isDateKey(key) ? [[`${list}[${index}].${key}`, value] as const] : [],
        ),
      ),
    ),
  ]
  return stated.flatMap(([path, date]) =>
    date === undefined || monthOf(date) !== null ? [] : [{ page: null, line: `${path}: ${date}` }],
  )
}

/** An address of the web as people write it: “linkedin.com/in/ann” is one at https. */
const toUrl = (text: string | undefined): string | undefined =>
  text && /^(?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text)
    ? `https://${text.replace(/^\/\//, '')}`
    : text

/** What stands beside it by place counts only where both lists are as long: somebody may have changed one of them. */
const beside = <Value>(
  values: readonly Value[] | undefined,
  others: readonly unknown[],
  index: number,
): Value | undefined => (values?.length === others.length ? values[index] : undefined)

const personOf = ({ basics, meta }: JsonResume): ParsedItem[] => {
  const own = meta?.jobspan
  const name = basics?.name
  const parts = name ? splitName(name, null) : undefined
  const isOwn = own?.first_name !== undefined && own.last_name !== undefined
  const confidence = isOwn || !parts?.isGuess ? confidenceLevels.exact : confidenceLevels.guess
  const city = basics?.location?.city
  return item('basic_info', {
    first_name: fieldOf(isOwn ? own.first_name : parts?.first, 'basics.name', name, confidence),
    last_name: fieldOf(isOwn ? own.last_name : parts?.last, 'basics.name', name, confidence),
    email: fieldOf(basics?.email, 'basics.email'),
    phone: fieldOf(basics?.phone, 'basics.phone'),
    location_id: fieldOf(
      own?.location_id ?? (city ? findByName('locations', city) : undefined),
      'basics.location.city',
      city,
    ),
    home_address: fieldOf(basics?.location?.address, 'basics.location.address'),
  })
}

const workOf = ({ work = [], meta }: JsonResume): ParsedItem[] =>
  work.flatMap(({ name, company, position, startDate, endDate, summary, highlights = [] }, index) => {
    const path = `work[${index}]`
    const described = beside(meta?.jobspan?.work_experiences, work, index)?.description
    const lines = [summary, ...highlights].filter((line): line is string => line !== undefined)
    // What was changed in the file after this site wrote it counts.
    const isOwn = described && toLines(described).join('\n') === lines.join('\n')
    return item('work_experiences', {
      job_title: fieldOf(position, `${path}.position`),
      company_name: fieldOf(name ?? company, `${path}.name`),
      ...periodOf(path, startDate, endDate),
      description: fieldOf((isOwn ? described : lines.join('\n')) || undefined, `${path}.highlights`),
    })
  })

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•·▪●*]\s+/u, '').trim())
    .filter(Boolean)

const educationOf = ({ education = [], meta }: JsonResume): ParsedItem[] =>
  education.flatMap(({ institution, area, studyType, startDate, endDate }, index) => {
    const path = `education[${index}]`
    const own = beside(meta?.jobspan?.educations, education, index)
    const degree =
      own?.degree_id ??
      (studyType ? (findByName('educations', studyType) ?? findDegree(studyType)?.id ?? null) : undefined)
    return item('educations', {
      school_name: fieldOf(institution, `${path}.institution`),
      degree_id: fieldOf(degree, `${path}.studyType`, studyType),
      field_of_study: fieldOf(area, `${path}.area`),
      ...periodOf(path, startDate, endDate),
      description: fieldOf(own?.description || undefined, `${path}.description`),
    })
  })

const fieldOfKey = (key: string, path: string, value: string | undefined): ParsedField | undefined =>
  isDateKey(key) ? dateField(path, value) : fieldOf(key === 'url' ? toUrl(value) : value, path)

/** Lists of which each entry is a record. What the schema has no key for stands beside it where this site wrote the file. */
const listedOf = ({ listed, ownRecords }: JsonResume): ParsedItem[] =>
  listedKinds.flatMap(({ kind, list, keys }) =>
    (listed[list] ?? []).flatMap((entry, index, entries) => {
      const path = `${list}[${index}]`
      const read = Object.entries(keys)
      const own = beside(ownRecords[kind], entries, index) ?? {}
      const isOwn = read.slice(0, 1).every(([key, field]) => own[field] === entry[key])
      const others = Object.keys(recordKinds[kind].fields).filter(
        (field) => isOwn && !read.some(([, each]) => each === field),
      )
      return item(kind, {
        ...Object.fromEntries(read.map(([key, field]) => [field, fieldOfKey(key, `${path}.${key}`, entry[key])])),
        ...Object.fromEntries(others.map((field) => [field, fieldOf(own[field], `${path}.${field}`)])),
      })
    }),
  )

const websitesOf = ({ basics, meta }: JsonResume): ParsedItem[] => {
  const own = meta?.jobspan?.websites ?? []
  const others = [
    { url: basics?.url, display_name: undefined, description: undefined, path: 'basics.url' },
    ...(basics?.profiles ?? []).map(({ network, url }, index) => ({
      url,
      display_name: network,
      description: undefined,
      path: `basics.profiles[${index}].url`,
    })),
  ]
  const all = [...own.map((each, index) => ({ ...each, path: `meta.jobspan.websites[${index}]` })), ...others]
  const seen = new Set<string>()
  return all.flatMap(({ url: written, display_name, description, path }) => {
    const url = toUrl(written)
    if (!url || seen.has(url)) return []
    seen.add(url)
    return item('websites', {
      url: fieldOf(url, path),
      display_name: fieldOf(display_name, path),
      description: fieldOf(description, path),
    })
  })
}

/** A group of skills is told by its keywords; one without is a skill itself. */
const skillsOf = ({ skills = [], meta }: JsonResume): ParsedItem[] => {
  const seen = new Set<string>()
  return skills.flatMap(({ name, level, keywords = [] }, index) => {
    const own = beside(meta?.jobspan?.skills, skills, index)
    const words = keywords.filter((word): word is string => word !== undefined)
    return (words.length > 0 ? words : name ? [name] : []).flatMap((word) => {
      if (seen.has(word.toLowerCase())) return []
      seen.add(word.toLowerCase())
      const proficiency = own?.proficiency_id ?? (level ? findByName('skill_proficiency_lists', level) : undefined)
      return item('skills', {
        name: fieldOf(word, `skills[${index}]`),
        skill_id: fieldOf(own?.skill_id ?? findByName('skills', word) ?? undefined, `skills[${index}]`, word),
        proficiency_id: fieldOf(proficiency, `skills[${index}].level`, level),
      })
    })
  })
}

const languagesOf = ({ languages = [], meta }: JsonResume): ParsedItem[] =>
  languages.flatMap(({ language, fluency }, index) => {
    const own = beside(meta?.jobspan?.languages, languages, index)
    const path = `languages[${index}]`
    const id = own?.language_id ?? (language ? findByName('spoken_language_lists', language) : undefined)
    const level =
      own?.proficiency_id ??
      (fluency ? (findByName('language_proficiency_lists', fluency) ?? findFluency(fluency)) : undefined)
    return item('languages', {
      language_id: fieldOf(id, `${path}.language`, language),
      proficiency_id: fieldOf(level, `${path}.fluency`, fluency),
    })
  })

/** What a JSON Resume says, field by field; where the file says it is told by the path in it. */
export const fromJsonResume = (resume: JsonResume): ParsedResume => ({
  language: null,
  items: [
    ...personOf(resume),
    ...item('career_summary', { text: fieldOf(resume.basics?.summary, 'basics.summary') }),
    ...workOf(resume),
    ...educationOf(resume),
    ...listedOf(resume),
    ...websitesOf(resume),
    ...skillsOf(resume),
    ...languagesOf(resume),
  ],
  unread: unreadDates(resume),
})
