import { cancelInterviewReasons, interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { RecruiterInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { type DeskForm, deskForm, folded, type RefusedForm } from './desk-form.ts'
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
/** Lines of names and titles, each as long as it may be. */
const interviewersLength = interviewLimits.interviewers * (interviewLimits.nameLength + interviewLimits.titleLength + 3)
const hopefulStates: ReadonlySet<RecruiterInterview['state']> = new Set([
  'accepted',
  'checked_in',
  'in_progress',
  'passed',
  'successful',
])
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

const zoneField = (form: DeskForm, initial: string | undefined): Html => {
  const chosen = form.written({ name: 'time_zone', initial }) || 'UTC'
  // The script chooses the zone of the browser, where nobody has chosen one.
  const isFree = !form.isRefused && initial === undefined
  return html`<label>Time zone<select name="time_zone"${isFree && html` data-zone="1"`}>${zones.map((zone) => html`<option${zone === chosen && html` selected`}>${zone}</option>`)}</select></label>`
}

/** Fields of one to three times. */
const timeFields = (
  form: DeskForm,
  zone?: string,
): Html => html`<fieldset><legend>1 to 3 times</legend>${form.error('times')}
${[1, 2, 3].map((place) => html`<label>Time ${place}<input type="datetime-local" name="time${place}" value="${form.written({ name: `time${place}` })}"${place === 1 && html` required${form.described('times')}`}></label>`)}
${zoneField(form, zone)}
${form.input({ name: 'duration', label: 'Minutes', initial: 45, attributes: html` type="number" min="${interviewLimits.minDurationMinutes}" max="${interviewLimits.maxDurationMinutes}" required` })}</fieldset>`

const backField = (back: string): Html => html`<input type="hidden" name="back" value="${back}">`

/** Proposes an interview; `back` is the page of the desk that follows. The script shows what belongs to the chosen way alone. */
export const interviewForm = (action: string, back: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return folded(
    'Propose an interview …',
    form,
    html`${form.start}${form.clientId}${backField(back)}
${timeFields(form)}
${form.select({ name: 'format', label: 'How', options: Object.entries(formats) })}
<div data-format="video">${form.input({ name: 'video_url', label: 'Video link: Zoom, Google Meet or Microsoft Teams', attributes: html` type="url" placeholder="https://meet.google.com/abc-defg-hij"` })}</div>
<div data-format="place">${form.textarea({ name: 'address', label: 'Address', rows: 2, maxLength: interviewLimits.addressLength })}
${form.checkbox({ name: 'with_code', label: 'They check in by a code of six digits that you show them' })}</div>
${form.textarea({ name: 'interviewers', label: 'Interviewers, one a line: name, title', rows: 2, maxLength: interviewersLength })}
${form.textarea({ name: 'what_to_bring', label: 'What to bring', rows: 2, maxLength: interviewLimits.whatToBringLength })}
${form.textarea({ name: 'note', label: 'Note', rows: 2, maxLength: interviewLimits.noteLength })}
<button class="first">Propose</button></form>`,
  )
}

const proposeForm = (action: string, back: string, zone: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return folded(
    'Propose other times …',
    form,
    html`${form.start}${backField(back)}${timeFields(form, zone)}
${form.textarea({ name: 'message', label: 'Words to the seeker', rows: 2, maxLength: interviewLimits.reasonLength })}
<button class="first">Propose</button></form>`,
  )
}

const cancelForm = (action: string, back: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  const options = cancelInterviewReasons.map((reason) => [reason, reasonNames[reason]] as const)
  return folded(
    'Cancel …',
    form,
    html`${form.start}${backField(back)}${form.select({ name: 'reason', label: 'Reason', options })}
${form.textarea({ name: 'message', label: 'Words to the seeker', rows: 2, maxLength: interviewLimits.reasonLength })}<button>Cancel the interview</button></form>`,
  )
}

const post = (action: string, fields: Record<string, string | number>, button: Html): Html =>
  html`<form method="post" action="${action}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${button}</form>`

const actionsOf = (
  interview: RecruiterInterview,
  url: string,
  back: string,
  refused: RefusedForm | undefined,
): Html => {
  const can = (action: RecruiterInterview['actions'][number]) => interview.actions.includes(action)
  const result = (value: string, name: string) =>
    post(`${url}/result`, { back, result: value }, html`<button>${name}</button>`)
  return html`<div class="actions">
${can('accept') && interview.times.map((time) => post(`${url}/accept`, { back, time_id: time.id }, html`<button class="first">Accept ${timeIn(time.starts_at, interview.recruiter_time_zone)}</button>`))}
${can('propose') && proposeForm(`${url}/propose`, back, interview.recruiter_time_zone, refused)}
${can('record_attendance') && html`${post(`${url}/attendance`, { back, attended: '1' }, html`<button class="first">They were there</button>`)}${post(`${url}/attendance`, { back, attended: '0' }, html`<button>They did not come</button>`)}`}
${can('record_result') && html`${result('passed', 'Passed: there is a next step')}${result('successful', 'They get the job')}${result('completed', 'Goes no further')}`}
${can('cancel') && cancelForm(`${url}/cancel`, back, refused)}</div>`
}

const placeOf = ({ format, place, video, check_in_code: code }: RecruiterInterview): Html =>
  html`<span class="soft">${formats[format]}${place && html`: <bdi>${place.address}</bdi>`}${video && html`: <bdi>${video.host}</bdi>`}</span>${code !== null && html`<span>Check-in code <strong>${code}</strong></span>`}`

/** Interviews with what can be done with each; `urlOf` gives the address of an interview's forms. */
export const interviewList = (
  interviews: readonly RecruiterInterview[],
  urlOf: (id: number) => string,
  back: string,
  refused: RefusedForm | undefined,
): Html => {
  if (interviews.length === 0) return html`<p class="soft">No interview yet.</p>`
  const items = interviews.map(
    (interview) =>
      html`<li><span class="chips"><span class="pill${hopefulStates.has(interview.state) && ' good'}">${stateNames[interview.state]}</span>${interview.state === 'pending' && html`<span class="soft">${interview.times_by === 'seeker' ? 'They proposed other times' : 'You proposed'}</span>`}</span>
${interview.times.map((time) => html`<span>${timeIn(time.starts_at, interview.recruiter_time_zone)}</span>`)}${placeOf(interview)}${actionsOf(interview, urlOf(interview.id), back, refused)}</li>`,
  )
  return html`<ul class="rows">${items}</ul>`
}
