import { mapRecordKinds, type RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { configList } from '../config/lists/config-list.ts'
import { educationBody, experienceBody } from './profile-bodies.ts'

type Body = Record<string, unknown>
type Sample = {
  body: Body
  /** The field by which tests tell records apart, and its value in the record of a number. */
  name: string
  nameOf: (index: number) => unknown
  /** Facts that are refused (40001). */
  wrong: Body[]
  /** The code of one more than there may be, where it is the kind's own. */
  limitCode?: number
}

const languageIds = (configList('spoken_language_lists', 'en-us') ?? []).map(({ id }) => id)

/** A record of each kind, as a member sends it. */
export const recordSamples: Record<RecordKind, Sample> = {
  work_experiences: {
    body: experienceBody(),
    name: 'company_name',
    nameOf: (index) => `Company ${index}`,
    wrong: [
      { job_title: ' ' },
      { company_name: 'x'.repeat(101) },
      { industry_id: 999_999 },
      { salary: { amount: -1, currency: 'SGD' } },
      { salary: { amount: 5000, currency: 'QQQ' } },
      { salary: { amount: 5000 } },
      { hide_from_company: 'yes' },
    ],
  },
  educations: {
    body: educationBody(),
    name: 'school_name',
    nameOf: (index) => `School ${index}`,
    wrong: [{ school_name: '' }, { degree_id: 999_999 }, { field_of_study: 'x'.repeat(101) }],
  },
  skills: {
    body: { name: 'Bookkeeping', skill_id: null, proficiency_id: 2 },
    name: 'name',
    nameOf: (index) => `Skill ${index}`,
    wrong: [{ name: ' ' }, { skill_id: 999_999 }, { proficiency_id: 999_999 }],
    limitCode: 41288,
  },
  languages: {
    body: { language_id: 1, proficiency_id: 3 },
    name: 'language_id',
    nameOf: (index) => languageIds[index],
    wrong: [{ language_id: 999_999 }, { proficiency_id: 999_999 }, { language_id: null }],
  },
  license_certifications: {
    body: {
      name: 'Chartered accountant',
      issuer: 'Institute of Accountants',
      credential_id: 'CA-17',
      url: 'https://certificates.example.com/CA-17',
      issued: '2020-02',
      expires: null,
      is_permanent: true,
    },
    name: 'name',
    nameOf: (index) => `Licence ${index}`,
    wrong: [
      { name: ' ' },
      { issuer: '' },
      { credential_id: 'x'.repeat(101) },
      { url: 'javascript:alert(1)' },
      { issued: '2099-01' },
      { issued: '2020-13' },
      { issued: '2020-02', expires: '2020-02', is_permanent: false },
      { issued: '2020-02', expires: '2019-02', is_permanent: false },
      { expires: '2030-02', is_permanent: true },
    ],
  },
  websites: {
    body: { url: 'https://example.com/portfolio', display_name: 'Work', description: null },
    name: 'url',
    nameOf: (index) => `https://example.com/${index}`,
    wrong: [
      { url: 'javascript:alert(1)' },
      { url: 'ftp://example.com' },
      { url: 'example.com' },
      { url: 'https://localhost/' },
      { url: 'https://bank.example.com@evil.example/' },
      { url: `https://example.com/${'x'.repeat(500)}` },
      { display_name: '' },
      { description: 'x'.repeat(501) },
    ],
  },
}

const names = ['name', 'company_name', 'school_name', 'display_name']

/** A record of each kind of a number, so that it is no other's; `owner` begins its names. */
export const recordBodies = (index: number, owner = ''): Record<RecordKind, Body> =>
  mapRecordKinds((kind) => {
    const { body, name, nameOf } = recordSamples[kind]
    const fields = Object.entries({ ...body, [name]: nameOf(index) })
    return Object.fromEntries(fields.map(([key, value]) => [key, names.includes(key) ? `${owner}${value}` : value]))
  })
