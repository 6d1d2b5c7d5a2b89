import type { ApiClient } from '@jobspan/shared-kit/api'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { JobSeekingStatus, MemberFacts, Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { nameOf, namePartsOf } from '../../account/name-fields.tsx'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { getOnlyLocationId } from '../../profile-completion/select-options.ts'
import { formatRights, parseRights } from './work-rights.ts'

export type BasicField =
  | 'first_name'
  | 'last_name'
  | 'country'
  | 'location_id'
  | 'nationality_id'
  | 'date_of_birth'
  | 'home_address'
  | 'xp_lvl_id'
  | 'working_since'
  | 'notice_period_id'
  | 'available_from'
  | 'job_seeking_status'
  | 'job_seeker_type_id'
  | 'work_eligibility'
type BasicForm = Record<BasicField, string>

const text = (id: number | null | undefined) => (id == null ? '' : String(id))

const toFactsForm = (facts: MemberFacts, places: readonly ListItem[], siteCountry: string) => {
  const country = places.find(({ id }) => id === facts.location_id)?.country
  return {
    country: country ?? siteCountry,
    location_id: country ? text(facts.location_id) : getOnlyLocationId(places, siteCountry),
    nationality_id: text(facts.nationality_id),
    date_of_birth: facts.date_of_birth ?? '',
    home_address: facts.home_address ?? '',
    xp_lvl_id: text(facts.xp_lvl_id),
    working_since: facts.working_since ?? '',
    notice_period_id: text(facts.notice_period_id),
    available_from: facts.available_from ?? '',
    job_seeking_status: facts.job_seeking_status ?? '',
    job_seeker_type_id: text(facts.job_seeker_type_id),
    work_eligibility: formatRights(facts.work_eligibility ?? []),
  }
}

/** The form as it begins. */
export const toBasicForm = ({ user, facts }: Profile, places: readonly ListItem[], siteCountry: string): BasicForm => ({
  ...namePartsOf(user),
  ...toFactsForm(facts, places, siteCountry),
})

/** The same with the facts as somebody else saved them. */
export const withFacts = (
  form: BasicForm,
  facts: MemberFacts,
  places: readonly ListItem[],
  siteCountry: string,
): BasicForm => ({ ...form, ...toFactsForm(facts, places, siteCountry) })

const number = (id: string) => (id === '' ? null : Number(id))

const toBody = (form: BasicForm) => ({
  ...nameOf(form),
  location_id: number(form.location_id) ?? undefined,
  nationality_id: number(form.nationality_id),
  date_of_birth: form.date_of_birth || null,
  home_address: toCleanText(form.home_address) || null,
  xp_lvl_id: number(form.xp_lvl_id) ?? undefined,
  working_since: form.working_since || null,
  notice_period_id: number(form.notice_period_id),
  available_from: form.available_from || null,
  job_seeking_status: (form.job_seeking_status || undefined) as JobSeekingStatus | undefined,
  job_seeker_type_id: number(form.job_seeker_type_id),
  work_eligibility: parseRights(form.work_eligibility),
})
type BasicBody = Partial<ReturnType<typeof toBody>>

const emptyOf = (name: string) => (name === 'work_eligibility' ? [] : null)

/** What the form says other than the profile: what another tab told meanwhile stays. */
const getChanges = (form: BasicForm, { user, facts }: Profile): BasicBody => {
  const known: Record<string, unknown> = { ...user, ...facts }
  return Object.fromEntries(
    Object.entries(toBody(form)).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[name] ?? emptyOf(name)),
    ),
  )
}

const contract = () => import('@jobspan/shared-kit/contracts/account/account-settings')

export const checkBasicInfo = async (form: BasicForm) => (await contract()).updateMe.body.safeParse(toBody(form))

/** Answers the member, and the facts that changed. */
export const saveBasicInfo = async (api: ApiClient, form: BasicForm, profile: Profile, version: number | undefined) => {
  const { updateMe } = await contract()
  const body = getChanges(form, profile)
  const { user } = await api.call(updateMe, { body: { ...body, version } })
  const { first_name: _, last_name: __, ...facts } = body
  return { user, facts }
}
