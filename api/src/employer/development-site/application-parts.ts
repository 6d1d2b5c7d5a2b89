import {
  type ApplicationState,
  applicationState,
  nextApplicationStates,
} from '@jobspan/shared-kit/contracts/applications'
import type { Education } from '@jobspan/shared-kit/contracts/educations'
import type { RecruiterApplicationDetail } from '@jobspan/shared-kit/contracts/recruiter-applications'
import type { WorkExperience } from '@jobspan/shared-kit/contracts/work-experiences'
import { findListOption } from '../../config/lists/list-option.ts'
import { locations } from '../../config/locations.ts'
import { type Html, html, timeOf } from './html.ts'

export const stateNames: Record<ApplicationState, string> = {
  pending: 'New',
  viewed: 'Viewed',
  interested: 'Interested',
  interview: 'Interview',
  accepted: 'Accepted',
  not_accepted: 'Not accepted',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
}

/** States that a list can be narrowed to: withdrawn applications are not there. */
export const listedStates = applicationState.options.filter((state) => state !== 'withdrawn')

const tones: Partial<Record<ApplicationState, string>> = {
  pending: ' new',
  interested: ' good',
  interview: ' good',
  accepted: ' good',
  completed: ' good',
}

export const statePill = (state: ApplicationState, count?: number): Html =>
  html`<span class="pill${tones[state]}">${count === undefined ? stateNames[state] : `${count} ${stateNames[state].toLowerCase()}`}</span>`

/** Buttons for the states that follow; each says which state was seen. */
export const decisionForms = ({ state }: { state: ApplicationState }, action: string): Html => {
  const next: readonly ApplicationState[] = nextApplicationStates[state]
  if (next.length === 0) return html`<p class="soft">Nothing follows this state.</p>`
  const hidden = (to: ApplicationState) =>
    html`<input type="hidden" name="from" value="${state}"><input type="hidden" name="state" value="${to}">`
  const forms = next.map((to, index) =>
    to === 'not_accepted'
      ? html`<details><summary>Not accepted …</summary><form method="post" action="${action}">${hidden(to)}
<label>Reason, which the seeker reads<textarea name="reason" dir="auto" rows="4" maxlength="1000"></textarea></label>
<button>Do not accept</button></form></details>`
      : html`<form method="post" action="${action}">${hidden(to)}<button${index === 0 && html` class="first"`}>${decisions[to]}</button></form>`,
  )
  return html`<div class="actions">${forms}</div>`
}

const decisions: Partial<Record<ApplicationState, string>> = {
  interested: 'Interested',
  interview: 'Invite to an interview',
  accepted: 'Accept',
  completed: 'Complete: they start',
}

const kindNames: Record<RecruiterApplicationDetail['events'][number]['kind'], string> = {
  sent: 'Sent by the seeker',
  viewed: 'Opened',
  interested: 'Interested',
  interview: 'Interview',
  accepted: 'Accepted',
  not_accepted: 'Not accepted',
  completed: 'Completed',
  withdrawn: 'Withdrawn by the seeker',
}

export const timelineOf = ({ events }: RecruiterApplicationDetail): Html => {
  const items = events.map(
    ({ kind, at, recruiter, reason }) =>
      html`<li><strong>${kindNames[kind]}</strong><span class="soft">${timeOf(at)}${recruiter && html` by <bdi>${recruiter.name}</bdi>`}</span>${reason !== null && html`<span class="said" dir="auto">${reason}</span>`}</li>`,
  )
  return html`<ol class="timeline">${items}</ol>`
}

/** Term and description; nothing where it was not told. */
const fact = (name: string, value: Html | string | null | undefined): Html =>
  !value ? html`` : html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const optionName = (list: string, id: number | null): string | null => findListOption(list, id, 'en-us')?.value ?? null

const locationName = (id: number | null): string | null =>
  locations.find((location) => location.id === id)?.names['en-us'] ?? null

const seekingNames = { active: 'Looks for work now', open: 'Open to offers', closed: 'Not looking' } as const

type Facts = {
  location_id: number | null
  xp_lvl_id: number | null
  job_seeking_status: keyof typeof seekingNames | null
}

export const factList = (facts: Facts, contact: { email: string; phone_num: string | null } | null): Html =>
  html`<dl>${fact('Email', contact && html`<a href="mailto:${contact.email}">${contact.email}</a>`)}${fact('Phone', contact?.phone_num && html`<bdi>${contact.phone_num}</bdi>`)}${fact('Lives in', locationName(facts.location_id))}${fact('Experience', optionName('xp_lvls', facts.xp_lvl_id))}${fact('Work', facts.job_seeking_status && seekingNames[facts.job_seeking_status])}</dl>`

type WantedWork = { job_title: string; work_arrangement: string; country: string | null }

export const wantedList = (wanted: readonly WantedWork[]): Html =>
  wanted.length === 0
    ? html`<span class="soft">No preferences given.</span>`
    : html`<span class="chips">${wanted.map(
        ({ job_title: title, work_arrangement: arrangement, country }) =>
          html`<span class="pill"><bdi>${title}</bdi> · ${arrangement.replace('_', '-')}${country !== null && ` · ${country.toUpperCase()}`}</span>`,
      )}</span>`

const period = (start: string, end: string | null): string => `${start} to ${end ?? 'today'}`

export const experienceList = (experiences: readonly WorkExperience[]): Html =>
  experiences.length === 0
    ? html`<p class="soft">No work experience given.</p>`
    : html`<ul class="rows">${experiences.map(
        (one) =>
          html`<li><h3 dir="auto">${one.job_title}</h3><span><bdi>${one.company_name}</bdi></span><span class="soft">${period(one.start, one.end)}</span>${one.description !== null && html`<span class="said" dir="auto">${one.description}</span>`}</li>`,
      )}</ul>`

export const educationList = (educations: readonly Education[]): Html =>
  educations.length === 0
    ? html`<p class="soft">No education given.</p>`
    : html`<ul class="rows">${educations.map(
        (one) =>
          html`<li><h3 dir="auto">${one.school_name}</h3><span>${[optionName('educations', one.degree_id), one.field_of_study].filter(Boolean).join(' · ')}</span><span class="soft">${period(one.start, one.end)}</span></li>`,
      )}</ul>`
