import { onlyDigits } from '@jobspan/shared-kit/account'
import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobPreference, JobPreferenceBody } from '@jobspan/shared-kit/contracts/job-preferences'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import type { Locale } from '@jobspan/shared-kit/remote'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { getOnlyLocationId } from '../../profile-completion/select-options.ts'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

export type JobField =
  | 'job_title'
  | 'work_arrangement'
  | 'country'
  | 'location_id'
  | 'work_language'
  | 'work_timezone'
  | 'industry_id'
  | 'job_type_id'
  | 'currency'
  | 'salary_period'
  | 'salary_min'
  | 'salary_max'
export type JobPreferenceForm = Record<JobField, string>

const text = (id: number | null) => (id === null ? '' : String(id))

/** Where pay is spoken of by the year. */
const yearly: readonly CountryKey[] = ['us', 'gb', 'ca']

export const getCurrency = (country: string): string => findCountry(country)?.currency ?? 'USD'

/** The form as it begins: what is looked for already, else what most look for who live there, or are where the visitor is. */
export const toJobPreferenceForm = (
  { preferences, facts }: Profile,
  places: readonly ListItem[],
  locale: Locale,
): JobPreferenceForm => {
  const [known] = preferences
  const home = places.find(({ id }) => id === facts.location_id)
  const country = home?.country ?? locale.country
  return {
    job_title: known?.job_title ?? '',
    work_arrangement: known?.work_arrangement ?? '',
    country: known?.country ?? country,
    location_id: known ? text(known.location_id) : home ? text(home.id) : getOnlyLocationId(places, country),
    work_language: known?.work_language ?? locale.language,
    work_timezone: known?.work_timezone ?? '',
    industry_id: text(known?.industry_id ?? null),
    job_type_id: text(known?.job_type_id ?? null),
    currency: known?.currency ?? getCurrency(country),
    salary_period: known?.salary_period ?? (yearly.includes(country) ? 'YEAR' : 'MONTH'),
    salary_min: text(known?.salary_min ?? null),
    salary_max: text(known?.salary_max ?? null),
  }
}

/** An amount as people type it, such as `4,000`, `4.000,00` or `４０００`; NaN where there are letters in it, a minus or a range, or no figure at all. */
export const parseAmount = (typed: string): number => {
  const digits = onlyDigits(typed.trim().replace(/[.,٫]\d{1,2}$/, ''))
  return digits === '' || /[\p{L}\p{Pd}−~]/u.test(typed) ? Number.NaN : Number(digits)
}

const number = (id: string) => (id === '' ? null : Number(id))
const fold = (title: string) => title.trim().toLocaleLowerCase('en')

/** What the form says; what does not belong to the arrangement is left out. A title that is one of the list's carries its id. */
export const toJobPreferenceBody = (
  form: JobPreferenceForm,
  titles: readonly ListItem[],
  known?: JobPreference,
): JobPreferenceBody => {
  const isRemote = form.work_arrangement === 'remote'
  const kept = known && fold(known.job_title) === fold(form.job_title) ? known.function_title_id : null
  return {
    job_title: form.job_title,
    function_title_id: titles.find(({ value }) => fold(value) === fold(form.job_title))?.id ?? kept,
    work_arrangement: form.work_arrangement as JobPreferenceBody['work_arrangement'],
    country: isRemote ? null : (form.country as CountryKey),
    location_id: isRemote ? null : number(form.location_id),
    work_language: isRemote ? ((form.work_language || null) as JobPreferenceBody['work_language']) : null,
    work_timezone: isRemote ? form.work_timezone || null : null,
    industry_id: number(form.industry_id),
    job_type_id: Number(form.job_type_id),
    currency: form.currency,
    salary_period: form.salary_period as JobPreferenceBody['salary_period'],
    salary_min: parseAmount(form.salary_min),
    salary_max: parseAmount(form.salary_max),
  }
}

const contract = () => import('@jobspan/shared-kit/contracts/job-preferences')

export const validateJobPreference = async (body: JobPreferenceBody) =>
  (await contract()).jobPreferenceBody.safeParse(body)

/** Changes the preference that there is, or makes the first one; answers all of them. */
export const saveJobPreference = async (
  api: ApiClient,
  body: JobPreferenceBody,
  known: JobPreference | undefined,
  key: string,
) => {
  const { createJobPreference, updateJobPreference } = await contract()
  return updateOrCreate(
    known && (() => api.call(updateJobPreference, { params: { id: known.id }, body, idempotencyKey: key })),
    () => api.call(createJobPreference, { body, idempotencyKey: key }),
  )
}
