import type { ApiClient } from '@jobspan/shared-kit/api'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPreference, JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { Locale } from '@jobspan/shared-kit/remote'
import { parseAmount } from '../../profile/money.ts'
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

/** Kinds of pay without an amount; in the form they stand among the periods, of which one is chosen. */
const kindByPeriod = { NEGOTIABLE: 'negotiable', UNPAID: 'unpaid' } as const
export const isWithoutAmount = (period: string): period is keyof typeof kindByPeriod => period in kindByPeriod

const toPeriod = ({ salary_kind: kind, salary_period: period }: JobPreference): string =>
  kind === 'negotiable' || kind === 'unpaid' ? kind.toUpperCase() : period
const toAmount = ({ salary_kind: kind }: JobPreference, amount: number) =>
  kind === 'negotiable' || kind === 'unpaid' ? '' : String(amount)

/** The form as it begins: what is looked for already, else what most look for who live there, or are where the visitor is. */
export const toJobPreferenceForm = (
  known: JobPreference | undefined,
  { location_id }: Pick<Profile['facts'], 'location_id'>,
  places: readonly ListItem[],
  locale: Locale,
): JobPreferenceForm => {
  const home = places.find(({ id }) => id === location_id)
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
    salary_period: known ? toPeriod(known) : yearly.includes(country) ? 'YEAR' : 'MONTH',
    salary_min: known ? toAmount(known, known.salary_min) : '',
    salary_max: known ? toAmount(known, known.salary_max) : '',
  }
}

const number = (id: string) => (id === '' ? null : Number(id))
const fold = (title: string) => toCleanLine(title).toLocaleLowerCase('en')

/** What the form says; what does not belong to the arrangement is left out. A title that is one of the list's carries its id. */
export const toJobPreferenceBody = (
  form: JobPreferenceForm,
  titles: readonly ListItem[],
  known?: JobPreference,
): JobPreferenceBody => {
  const isRemote = form.work_arrangement === 'remote'
  const unchangedId = known && fold(known.job_title) === fold(form.job_title) ? known.function_title_id : null
  return {
    job_title: form.job_title,
    function_title_id: titles.find(({ value }) => fold(value) === fold(form.job_title))?.id ?? unchangedId,
    work_arrangement: form.work_arrangement as JobPreferenceBody['work_arrangement'],
    country: isRemote ? null : (form.country as CountryKey),
    location_id: isRemote ? null : number(form.location_id),
    work_language: isRemote ? ((form.work_language || null) as JobPreferenceBody['work_language']) : null,
    work_timezone: isRemote ? form.work_timezone || null : null,
    industry_id: number(form.industry_id),
    job_type_id: Number(form.job_type_id),
    currency: form.currency,
    ...toPay(form, known),
  }
}

const toPay = ({ salary_period: period, salary_min, salary_max }: JobPreferenceForm, known?: JobPreference) =>
  isWithoutAmount(period)
    ? { salary_kind: kindByPeriod[period], salary_period: known?.salary_period ?? ('MONTH' as const) }
    : {
        salary_period: period as JobPreferenceBody['salary_period'],
        salary_min: parseAmount(salary_min),
        salary_max: parseAmount(salary_max),
      }

const contract = () => import('@jobspan/shared-kit/contracts/profile/job-preferences')

export const validateJobPreference = async (body: JobPreferenceBody) =>
  (await contract()).jobPreferenceBody.safeParse(body)

export const deletePreference = async (api: ApiClient, { id }: JobPreference) => {
  const { deleteJobPreference } = await contract()
  return api.call(deleteJobPreference, { params: { id } })
}

/** Changes the preference that there is, or makes another one; answers all of them. */
export const saveJobPreference = async (
  api: ApiClient,
  body: JobPreferenceBody,
  known: JobPreference | undefined,
  key: string,
  version?: number,
) => {
  const { createJobPreference, updateJobPreference } = await contract()
  return updateOrCreate(
    known &&
      (() =>
        api.call(updateJobPreference, { params: { id: known.id }, body: { ...body, version }, idempotencyKey: key })),
    () => api.call(createJobPreference, { body, idempotencyKey: key }),
  )
}
