import type { VerifiedBadge } from '@jobspan/shared-kit/contracts/identity/identity'
import type { Education } from '@jobspan/shared-kit/contracts/profile/educations'
import type { LicenseCertification } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import type { MemberLanguage } from '@jobspan/shared-kit/contracts/profile/member-languages'
import type { MemberSkill } from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { WorkEligibility } from '@jobspan/shared-kit/contracts/profile/profile'
import { avatarAddress } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { Website } from '@jobspan/shared-kit/contracts/profile/websites'
import type { ShownWorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { findListOption } from '../../../api/src/config/lists/list-option.ts'
import { locations } from '../../../api/src/config/locations.ts'
import { type Html, html } from './html.ts'

/** The badge of a verified identity, with what was checked and when; nothing without one. */
export const identityPill = (identity: VerifiedBadge | null | undefined): Html =>
  !identity
    ? html``
    : html`<span class="pill good" title="Checked with Singpass on ${identity.verified_at.slice(0, 10)}: ${identity.checked.join(', ')}">Identity verified: ${identity.user_identity.value}</span>`

/** That a member's resume is pinned, and what that means. */
export const pinnedPill = ({ order_reasons: reasons = [] }: { order_reasons?: readonly string[] | undefined }): Html =>
  !reasons.includes('pinned')
    ? html``
    : html`<span class="pill" title="The member uses a reward: for 7 days their resume is listed first">Pinned resume</span>`

/** The picture of a member, and whether it shows them; nothing without one. */
export const picture = (profile: {
  avatar?: string | null | undefined
  is_avatar_generated?: boolean | undefined
}): Html =>
  !profile.avatar
    ? html``
    : html`<p class="chips"><img class="picture" src="${avatarAddress(profile.avatar, 128)}" alt="" width="64" height="64">${profile.is_avatar_generated && html`<span class="pill">Generated picture, not a photo</span>`}</p>`

/** Term and description; nothing where it was not told. */
const fact = (name: string, value: Html | string | null | undefined): Html =>
  !value ? html`` : html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const optionName = (list: string, id: number | null | undefined): string | null =>
  findListOption(list, id ?? null, 'en-us')?.value ?? null

const locationName = (id: number | null): string | null =>
  locations.find((location) => location.id === id)?.names['en-us'] ?? null

const seekingNames = { active: 'Actively looking', open: 'Open to offers', closed: 'Not looking' } as const

type Facts = {
  location_id: number | null
  xp_lvl_id: number | null
  job_seeking_status: keyof typeof seekingNames | null
  notice_period_id?: number | null | undefined
  available_from?: string | null | undefined
  working_since?: string | null | undefined
  job_seeker_type_id?: number | null | undefined
  work_eligibility?: readonly WorkEligibility[] | undefined
}

const mayWorkIn = (eligibility: readonly WorkEligibility[]): string =>
  eligibility
    .map(({ country_id: country, permit_id: permit }) =>
      [optionName('nationality_lists', country), optionName('work_permit_lists', permit)].join(': '),
    )
    .join('; ')

export const factList = (facts: Facts, contact: { email: string; phone_num: string | null } | null): Html =>
  html`<dl>${fact('Email', contact && html`<a href="mailto:${contact.email}">${contact.email}</a>`)}${fact('Phone', contact?.phone_num && html`<bdi>${contact.phone_num}</bdi>`)}${fact('Location', locationName(facts.location_id))}${fact('Experience', optionName('xp_lvls', facts.xp_lvl_id))}${fact('Working since', facts.working_since)}${fact('Job seeker type', optionName('job_seeker_type_lists', facts.job_seeker_type_id))}${fact('Job search', facts.job_seeking_status && seekingNames[facts.job_seeking_status])}${fact('Notice period', optionName('notice_period_lists', facts.notice_period_id))}${fact('Available from', facts.available_from)}${fact('Right to work', mayWorkIn(facts.work_eligibility ?? []))}</dl>`

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthOf = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`))
const period = (start: string, end: string | null): string =>
  `${monthOf(start)} to ${end === null ? 'today' : monthOf(end)}`

const experienceRow = (one: ShownWorkExperience): Html => {
  const company = one.is_company_hidden
    ? html`<span class="soft">The company is hidden from yours</span>`
    : html`<span><bdi>${one.company_name}</bdi></span>`
  const salary =
    one.salary &&
    html`<span class="soft">${one.salary.currency} ${one.salary.amount.toLocaleString('en-US')} a month</span>`
  const industry = optionName('industry_lists', one.industry_id)
  return html`<li><h3><bdi>${one.job_title}</bdi></h3>${company}<span class="soft">${[period(one.start, one.end), industry].filter(Boolean).join(' · ')}</span>${salary}${one.description !== null && html`<span class="said" dir="auto">${one.description}</span>`}</li>`
}

export const experienceList = (experiences: readonly ShownWorkExperience[]): Html =>
  experiences.length === 0
    ? html`<p class="soft">No work experience given.</p>`
    : html`<ul class="rows">${experiences.map(experienceRow)}</ul>`

export const educationList = (educations: readonly Education[]): Html =>
  educations.length === 0
    ? html`<p class="soft">No education given.</p>`
    : html`<ul class="rows">${educations.map(
        (one) =>
          html`<li><h3><bdi>${one.school_name}</bdi></h3><span>${[optionName('educations', one.degree_id), one.field_of_study].filter(Boolean).join(' · ')}</span><span class="soft">${period(one.start, one.end)}</span>${one.description && html`<span class="said" dir="auto">${one.description}</span>`}</li>`,
      )}</ul>`

type MoreOfProfile = {
  career_summary?: string | null | undefined
  skills?: readonly Pick<MemberSkill, 'name' | 'proficiency_id'>[] | undefined
  languages?: readonly Pick<MemberLanguage, 'language_id' | 'proficiency_id'>[] | undefined
  license_certifications?: readonly Omit<LicenseCertification, 'version'>[] | undefined
  websites?: readonly Omit<Website, 'version'>[] | undefined
}

const section = (title: string, content: Html): Html =>
  html`<section class="card"><h2>${title}</h2>${content}</section>`

const chips = (texts: readonly (string | null)[][]): Html =>
  html`<span class="chips">${texts.map((parts) => html`<span class="pill"><bdi>${parts.filter(Boolean).join(' · ')}</bdi></span>`)}</span>`

const certificationRow = (one: Omit<LicenseCertification, 'version'>): Html => {
  const until = one.is_permanent ? 'does not expire' : one.expires && `valid until ${monthOf(one.expires)}`
  const dates = [one.issued && `issued ${monthOf(one.issued)}`, until].filter(Boolean).join(', ')
  return html`<li><h3><bdi>${one.name}</bdi></h3><span><bdi>${one.issuer}</bdi>${one.credential_id && html` · No. <bdi>${one.credential_id}</bdi>`}</span><span class="soft">${dates}</span>${one.url && html`<a href="${one.url}" rel="noreferrer nofollow">Show licence</a>`}</li>`
}

const websiteRow = ({ url, display_name: name, description }: Omit<Website, 'version'>): Html =>
  html`<li><a href="${url}" rel="noreferrer nofollow"><bdi>${name ?? url}</bdi></a>${description !== null && html`<span class="soft" dir="auto">${description}</span>`}</li>`

/** What a profile tells beside work and education; nothing of what it does not. */
export const moreOfProfile = (profile: MoreOfProfile): Html => {
  const { career_summary: summary, skills = [], languages = [], websites = [] } = profile
  const certifications = profile.license_certifications ?? []
  const skillNames = skills.map((one) => [one.name, optionName('skill_proficiency_lists', one.proficiency_id)])
  const languageNames = languages.map((one) => [
    optionName('spoken_language_lists', one.language_id),
    optionName('language_proficiency_lists', one.proficiency_id),
  ])
  return html`${summary && section('Summary', html`<p class="said" dir="auto">${summary}</p>`)}
${skills.length > 0 && section('Skills', chips(skillNames))}
${languages.length > 0 && section('Languages', chips(languageNames))}
${certifications.length > 0 && section('Licences and certifications', html`<ul class="rows">${certifications.map(certificationRow)}</ul>`)}
${websites.length > 0 && section('Links', html`<ul class="rows">${websites.map(websiteRow)}</ul>`)}`
}
