import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobSeekingStatus, Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { nameOf, namePartsOf } from '../../account/name-fields.tsx'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { getOnlyLocationId } from '../../profile-completion/select-options.ts'
import { today } from '../../profile-completion/today.ts'

export type AboutField =
  | 'first_name'
  | 'last_name'
  | 'country'
  | 'location_id'
  | 'xp_lvl_id'
  | 'notice_period_id'
  | 'job_seeking_status'
  | 'date_of_birth'
export type AboutForm = Record<AboutField, string>

const text = (id: number | null) => (id === null ? '' : String(id))

/** The form as it begins; `country` is the visitor's where the profile knows no place. */
export const aboutFormOf = ({ user, facts }: Profile, places: readonly ListItem[], country: string): AboutForm => {
  const homeCountry = places.find(({ id }) => id === facts.location_id)?.country
  return {
    ...namePartsOf(user),
    country: homeCountry ?? country,
    location_id: homeCountry ? text(facts.location_id) : getOnlyLocationId(places, country),
    xp_lvl_id: text(facts.xp_lvl_id),
    notice_period_id: text(facts.notice_period_id),
    job_seeking_status: facts.job_seeking_status ?? '',
    date_of_birth: facts.date_of_birth ?? '',
  }
}

const number = (id: string) => (id === '' ? undefined : Number(id))

const aboutBodyOf = (form: AboutForm) => ({
  ...nameOf(form),
  location_id: number(form.location_id),
  xp_lvl_id: number(form.xp_lvl_id),
  notice_period_id: number(form.notice_period_id),
  job_seeking_status: (form.job_seeking_status || undefined) as JobSeekingStatus | undefined,
  date_of_birth: form.date_of_birth || null,
})
type AboutBody = Partial<ReturnType<typeof aboutBodyOf>>

/** What the form says other than the profile: what another tab told meanwhile, and this one was never asked about, stays. */
const changesOf = (form: AboutForm, { user, facts }: Profile): AboutBody => {
  const known: Record<string, unknown> = { ...user, ...facts }
  return Object.fromEntries(
    Object.entries(aboutBodyOf(form)).filter(([name, value]) => value !== undefined && value !== known[name]),
  )
}

export const checkAbout = async (form: AboutForm) => {
  const { updateMe } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  return updateMe.body.safeParse(aboutBodyOf(form))
}

/** By the browser's date; the API checks again (docs/product-rules.md#minimum-age-16). */
export const isTooYoung = async (dateOfBirth: string): Promise<boolean> => {
  if (dateOfBirth === '') return false
  const { isOfMinAge } = await import('@jobspan/shared-kit/contracts/profile/profile-dates')
  return !isOfMinAge(dateOfBirth, today())
}

/** Answers the member, and the facts that changed. */
export const saveAbout = async (api: ApiClient, form: AboutForm, profile: Profile) => {
  const { updateMe } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  const body = changesOf(form, profile)
  const { user } = await api.call(updateMe, { body })
  const { first_name: _, last_name: __, ...facts } = body
  return { user, facts }
}
