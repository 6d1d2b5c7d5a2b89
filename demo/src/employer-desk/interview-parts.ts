import { randomUUID } from 'node:crypto'
import { cancelInterviewReasons, interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { RecruiterInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { type Html, html } from './html.ts'

const stateNames: Record<RecruiterInterview['state'], string> = {
  pending: 'Waits for an answer',
  accepted: 'Accepted',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  not_attended: 'Not attended',
  completed: 'Took place',
  passed: 'Passed',
  successful: 'Got the job',
  expired: 'Expired',
  in_progress: 'Now',
  pending_results: 'Waits for a result',
}
const formats = { video: 'Video call', place: 'At a place', phone: 'By phone' } as const
const reasonNames: Record<(typeof cancelInterviewReasons)[number], string> = {
  other_job: 'Took another candidate',
  not_interested: 'No longer interested',
  ill: 'Somebody is ill',
  time: 'The time does not suit',
  position_filled: 'The position is filled',
  other: 'Another reason',
}

/** A moment as the clock shows it in a zone, which is named beside it. */
const timeIn = (at: string, timeZone: string): Html => {
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at))
  return html`<time datetime="${at}">${text}</time> <span class="soft">${timeZone}</span>`
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')]

const zoneField = (chosen = 'UTC'): Html =>
  html`<label>Time zone<select name="time_zone"${chosen === 'UTC' && html` data-zone="1"`}>${zones.map((zone) => html`<option${zone === chosen && html` selected`}>${zone}</option>`)}</select></label>`

/** Fields of one to three times; the script chooses the zone of the browser. */
const timeFields = (chosenZone?: string): Html => html`<fieldset><legend>1 to 3 times</legend>
${[1, 2, 3].map((place) => html`<label>Time ${place}<input type="datetime-local" name="time${place}"${place === 1 && html` required`}></label>`)}
${zoneField(chosenZone)}
<label>Minutes<input type="number" name="duration" value="45" min="${interviewLimits.minDurationMinutes}" max="${interviewLimits.maxDurationMinutes}" required></label></fieldset>`

/** Proposes an interview; `back` is the page of the desk that follows. */
export const interviewForm = (
  action: string,
  back: string,
): Html => html`<details><summary>Propose an interview …</summary>
<form method="post" action="${action}"><input type="hidden" name="client_id" value="${randomUUID()}"><input type="hidden" name="back" value="${back}">
${timeFields()}
<label>How<select name="format">${Object.entries(formats).map(([value, name]) => html`<option value="${value}">${name}</option>`)}</select></label>
<label>Video link: Zoom, Google Meet or Microsoft Teams<input name="video_url" type="url" placeholder="https://meet.google.com/abc-defg-hij"></label>
<label>Address, for a place<textarea name="address" dir="auto" rows="2" maxlength="${interviewLimits.addressLength}"></textarea></label>
<label class="check"><input type="checkbox" name="with_code" value="1">They check in by a code of six digits that you show them</label>
<label>Interviewers, one a line: name, title<textarea name="interviewers" dir="auto" rows="2"></textarea></label>
<label>What to bring<textarea name="what_to_bring" dir="auto" rows="2" maxlength="${interviewLimits.whatToBringLength}"></textarea></label>
<label>Note<textarea name="note" dir="auto" rows="2" maxlength="${interviewLimits.noteLength}"></textarea></label>
<button class="first">Propose</button></form></details>`

const post = (action: string, fields: Record<string, string | number>, button: Html): Html =>
  html`<form method="post" action="${action}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${button}</form>`

const actionsOf = (interview: RecruiterInterview, url: string, back: string): Html => {
  const can = (action: RecruiterInterview['actions'][number]) => interview.actions.includes(action)
  const result = (value: string, name: string) =>
    post(`${url}/result`, { back, result: value }, html`<button>${name}</button>`)
  return html`<div class="actions">
${can('accept') && interview.times.map((time) => post(`${url}/accept`, { back, time_id: time.id }, html`<button class="first">Accept ${timeIn(time.starts_at, interview.recruiter_time_zone)}</button>`))}
${can('propose') && html`<details><summary>Propose other times …</summary><form method="post" action="${url}/propose"><input type="hidden" name="back" value="${back}">${timeFields(interview.recruiter_time_zone)}<button class="first">Propose</button></form></details>`}
${can('record_attendance') && html`${post(`${url}/attendance`, { back, attended: '1' }, html`<button class="first">They were there</button>`)}${post(`${url}/attendance`, { back, attended: '0' }, html`<button>They did not come</button>`)}`}
${can('record_result') && html`${result('passed', 'Passed: there is a next step')}${result('successful', 'They get the job')}${result('completed', 'Goes no further')}`}
${
  can('cancel') &&
  html`<details><summary>Cancel …</summary><form method="post" action="${url}/cancel"><input type="hidden" name="back" value="${back}">
<label>Reason<select name="reason">${cancelInterviewReasons.map((reason) => html`<option value="${reason}">${reasonNames[reason]}</option>`)}</select></label>
<label>Words to the seeker<textarea name="message" dir="auto" rows="2" maxlength="${interviewLimits.reasonLength}"></textarea></label><button>Cancel the interview</button></form></details>`
}</div>`
}

const placeOf = ({ format, place, video, check_in_code: code }: RecruiterInterview): Html =>
  html`<span class="soft">${formats[format]}${place && html`: <bdi>${place.address}</bdi>`}${video && html`: <bdi>${video.host}</bdi>`}</span>${code !== null && html`<span>Check-in code <strong>${code}</strong></span>`}`

/** Interviews with what can be done with each; `urlOf` gives the address of an interview's forms. */
export const interviewList = (
  interviews: readonly RecruiterInterview[],
  urlOf: (id: number) => string,
  back: string,
): Html => {
  if (interviews.length === 0) return html`<p class="soft">No interview yet.</p>`
  const items = interviews.map(
    (interview) =>
      html`<li><span class="chips"><span class="pill good">${stateNames[interview.state]}</span>${interview.state === 'pending' && html`<span class="soft">${interview.times_by === 'seeker' ? 'They proposed other times' : 'You proposed'}</span>`}</span>
${interview.times.map((time) => html`<span>${timeIn(time.starts_at, interview.recruiter_time_zone)}</span>`)}${placeOf(interview)}${actionsOf(interview, urlOf(interview.id), back)}</li>`,
  )
  return html`<ul class="rows">${items}</ul>`
}
