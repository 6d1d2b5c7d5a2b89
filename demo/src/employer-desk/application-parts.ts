import {
  type ApplicationState,
  applicationState,
  nextApplicationStates,
} from '@jobspan/shared-kit/contracts/applications/applications'
import type { RecruiterApplicationDetail } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { backField, deskForm, folded, type RefusedForm } from './desk-form.ts'
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

/** What the company's recruiters rated it on average; nothing before anybody did. */
export const ratingPill = (rating: number | null | undefined): Html =>
  rating == null ? html`` : html`<span class="pill" title="Rated ${rating} of 5">★ ${rating}</span>`

/** Buttons for the states that follow; each says which state was seen. */
export const decisionForms = (
  { state }: { state: ApplicationState },
  action: string,
  back: string,
  refused: RefusedForm | undefined,
): Html => {
  const next: readonly ApplicationState[] = nextApplicationStates[state]
  if (next.length === 0) return html`<p class="soft">Nothing follows this state.</p>`
  const form = deskForm(action, refused)
  const hidden = (to: ApplicationState) =>
    html`${backField(back)}<input type="hidden" name="from" value="${state}"><input type="hidden" name="state" value="${to}">`
  const forms = next.map((to, index) =>
    to === 'not_accepted'
      ? folded(
          'Not accepted …',
          form,
          html`${form.start}${hidden(to)}
${form.textarea({ name: 'reason', label: 'Reason, which the seeker reads', rows: 4, maxLength: 1000 })}
<button>Do not accept</button></form>`,
        )
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

type WantedWork = { job_title: string; work_arrangement: string; country: string | null }

export const wantedList = (wanted: readonly WantedWork[]): Html =>
  wanted.length === 0
    ? html`<span class="soft">No preferences given.</span>`
    : html`<span class="chips">${wanted.map(
        ({ job_title: title, work_arrangement: arrangement, country }) =>
          html`<span class="pill"><bdi>${title}</bdi> · ${arrangement.replace('_', '-')}${country !== null && ` · ${country.toUpperCase()}`}</span>`,
      )}</span>`
