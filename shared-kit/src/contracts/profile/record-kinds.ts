/** What pages need to know of the kinds of records before they call anything; apart from the contracts, so that they load no validator. */

/**
 * What a field holds: a line, a text of several lines, an address of the web, a month, a tick, the id of an entry of a configuration list, or
 * (`companion`) what says something only with another field.
 */
export type RecordField = 'line' | 'text' | 'url' | 'month' | 'check' | 'companion' | { list: string }

type KindFacts = {
  /** How many a member may have; one more is 40001 (`items: too_many`), for skills 41288. */
  maxCount: number
  /** What a resume can say of one, in the order in which a page lists it. */
  fields: Readonly<Record<string, RecordField>>
  /** Those without which there is no record; an `end` left out would say that it goes on. */
  requiredFields: readonly string[]
  /** What tells one from another on a page. */
  nameFields: readonly string[]
}

/** The kinds of records of a profile by their keys there, in the order in which pages and resumes list them. */
export const recordKinds = {
  work_experiences: {
    maxCount: 50,
    fields: { job_title: 'line', company_name: 'line', start: 'month', end: 'month', description: 'text' },
    requiredFields: ['job_title', 'company_name', 'start', 'end'],
    nameFields: ['job_title', 'company_name'],
  },
  educations: {
    maxCount: 50,
    fields: {
      school_name: 'line',
      degree_id: { list: 'educations' },
      field_of_study: 'line',
      start: 'month',
      end: 'month',
      description: 'text',
    },
    requiredFields: ['school_name', 'degree_id', 'start', 'end'],
    nameFields: ['school_name', 'field_of_study'],
  },
  skills: {
    maxCount: 10,
    fields: { name: 'line', skill_id: 'companion', proficiency_id: { list: 'skill_proficiency_lists' } },
    requiredFields: ['name'],
    nameFields: ['name'],
  },
  languages: {
    maxCount: 20,
    fields: {
      language_id: { list: 'spoken_language_lists' },
      proficiency_id: { list: 'language_proficiency_lists' },
    },
    requiredFields: ['language_id', 'proficiency_id'],
    nameFields: ['language_id'],
  },
  license_certifications: {
    maxCount: 50,
    fields: {
      name: 'line',
      issuer: 'line',
      credential_id: 'line',
      url: 'url',
      issued: 'month',
      expires: 'month',
      is_permanent: 'check',
    },
    requiredFields: ['name', 'issuer'],
    nameFields: ['name'],
  },
  websites: {
    maxCount: 10,
    fields: { url: 'url', display_name: 'line', description: 'text' },
    requiredFields: ['url'],
    nameFields: ['url'],
  },
} as const satisfies Record<string, KindFacts>
export type RecordKind = keyof typeof recordKinds

/** What is known of a kind, whichever it is. */
export const recordKindOf = (kind: RecordKind): KindFacts => recordKinds[kind]

export const recordKindKeys = Object.keys(recordKinds) as readonly RecordKind[]

/** Makes one value for each kind. */
export const mapRecordKinds = <Value>(toValue: (kind: RecordKind) => Value): Record<RecordKind, Value> =>
  Object.fromEntries(recordKindKeys.map((kind) => [kind, toValue(kind)])) as Record<RecordKind, Value>

/** The records of a profile, of each kind. */
export const pickRecords = <Source extends { [Kind in RecordKind]?: unknown }>(
  profile: Source,
): Pick<Source, RecordKind & keyof Source> => mapRecordKinds((kind) => profile[kind]) as never
