import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPlace } from '../jobs/job-place.ts'
import type { CompanyRecord, JobRecord } from '../jobs/job-record.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'

export type SearchedRecords = { companies: CompanyRecord[]; jobs: JobRecord[] }

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const placeIn = (country: CountryKey, locality: string | null = null): JobPlace => ({
  country,
  countryCode: findCountry(country)?.code ?? null,
  locationId: null,
  locality,
  region: null,
  latitude: null,
  longitude: null,
})
/** A job whose own title and description are all that it says. */
const job = (identifier: string, title: string, facts: Partial<JobRecord> = {}): JobRecord =>
  jobRecord({
    identifier,
    title,
    companyIdentifier: null,
    mainFunctionId: null,
    places: [placeIn(facts.country ?? 'sg')],
    fullAddress: null,
    description: [],
    benefits: [],
    skills: [],
    postedAt: ago(10),
    ...facts,
  })
const abroad = (country: CountryKey, language: LanguageKey, identifier: string, title: string): JobRecord =>
  job(identifier, title, { country, language })
const text = (value: string): Pick<JobRecord, 'description'> => ({ description: [{ type: 'paragraph', text: value }] })

/** At least a job in each of the ten languages. */
export const jobsOfLanguages = [
  abroad('gb', 'en-us', 'en-us', 'Software Engineer'),
  abroad('gb', 'en-us', 'resume', 'Resume Writer'),
  abroad('gb', 'en-us', 'résumé', 'Résumé Editor'),
  abroad('hk', 'zh-cn', 'zh-cn', '高级软件工程师'),
  abroad('tw', 'zh-tw', 'zh-tw', '資深軟體工程師'),
  abroad('jp', 'ja', 'ja', '【初級ITエンジニア】未経験歓迎'),
  abroad('es', 'es-es', 'es-es', 'Ingenieros de obra'),
  abroad('br', 'pt-br', 'pt-br', 'Médicos plantonistas'),
  abroad('my', 'ms', 'ms', 'Jurutera awam'),
  abroad('id', 'id', 'id', 'Pengembang perangkat lunak'),
  job('tr', 'Makine Mühendisi', { country: 'tr', language: 'tr', places: [placeIn('tr', 'İSTANBUL')] }),
  abroad('sa', 'ar', 'ar', 'مهندسة مدنية'),
  abroad('ae', 'ar', 'ar-ae', 'مهندسه معمارية'),
]

const inSingapore = [
  job('nurse', 'Nurse', { companyIdentifier: 'harbour', jobTypeId: 1, xpLvlId: 1, degreeId: 1, mainFunctionId: 1 }),
  job('night-nurse', 'Night Nurse', {
    companyIdentifier: 'harbour',
    jobTypeId: 2,
    xpLvlId: 1,
    arrangement: 'hybrid',
    mainFunctionId: 1,
    jobFunctionId: 1,
    pay: { min: 7_000, max: 8_000, currency: 'SGD', period: 'MONTH' },
    postedAt: ago(2),
  }),
  job('clerk', 'Clerk', {
    companyIdentifier: 'harbour',
    jobTypeId: 2,
    xpLvlId: 2,
    pay: null,
    isUrgent: true,
    postedAt: ago(0.1),
    ...text('Works with a nurse at night.'),
  }),
  job('driver', 'Driver', {
    companyIdentifier: 'island',
    jobTypeId: 1,
    xpLvlId: 2,
    degreeId: 2,
    mainFunctionId: 10,
    isWeb3: true,
    pay: { min: 12_000, max: 30_000, currency: 'SGD', period: 'MONTH' },
    postedAt: ago(5),
  }),
  job('remote', 'Remote Translator', {
    country: 'jp',
    places: [placeIn('jp')],
    arrangement: 'remote',
    applicantLocation: { kind: 'only', countries: ['SG', 'MY'] },
    jobTypeId: 3,
    postedAt: ago(1),
  }),
  job('closed', 'Nurse Manager', { status: 'closed' }),
  job('on-hold', 'Nurse Educator', { status: 'on_hold' }),
  job('expired', 'Nurse Recruiter', { validThrough: ago(1) }),
]
/** What a search of Singapore finds without any filter. */
export const openInSingapore = ['nurse', 'night-nurse', 'clerk', 'driver', 'remote']

export const searchedRecords: SearchedRecords = {
  companies: [
    companyRecord({ identifier: 'harbour', name: 'Harbour Clinic', isVerified: true }),
    companyRecord({ identifier: 'island', name: 'Island Transport', isVerified: false }),
  ],
  jobs: [...jobsOfLanguages, ...inSingapore],
}
