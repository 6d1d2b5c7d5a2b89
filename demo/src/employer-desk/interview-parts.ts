import { cancelInterviewReasons, interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { RecruiterInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { backField, type DeskForm, deskForm, folded, type RefusedForm } from './desk-form.ts'
import { type Html, html } from './html.ts'

export const interviewStateNames: Record<RecruiterInterview['state'], string> = {
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
/** Of the recruiter who cancels. */
const reasonNames: Record<(typeof cancelInterviewReasons)[number], string> = {
  other_job: 'Took another candidate',
  not_interested: 'No longer interested',
  ill: 'Somebody is ill',
  time: 'The time does not suit',
  position_filled: 'The position is filled',
  other: 'Another reason',
}

/** A moment as the clock shows it in a zone, which is named beside it. */
export const timeIn = (at: string, timeZone: string): Html => {
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

type Details = Pick<RecruiterInterview, 'format' | 'place' | 'video' | 'interviewers' | 'what_to_bring' | 'note'>

const positionText = ({ latitude, longitude }: NonNullable<Details['place']>): string | undefined =>
  latitude === null || longitude === null ? undefined : `${latitude}, ${longitude}`

/** Where and with whom. The script shows what belongs to the chosen way alone. */
const detailFields = (form: DeskForm, current?: Details): Html => {
  const people = current?.interviewers.map(({ name, title }) => (title === null ? name : `${name}, ${title}`))
  return html`${form.select({ name: 'format', label: 'How', initial: current?.format, options: Object.entries(formats) })}
<div data-format="video">${form.input({ name: 'video_url', label: 'Video link: Zoom, Google Meet or Microsoft Teams', initial: current?.video?.url, attributes: html` type="url" placeholder="https://meet.google.com/abc-defg-hij"` })}</div>
<div data-format="place">${form.textarea({ name: 'address', label: 'Address', rows: 2, maxLength: interviewLimits.addressLength, initial: current?.place?.address })}
${form.checkbox({ name: 'with_code', label: 'They check in by a code of six digits that you show them', isChecked: current?.place?.has_code })}
${form.input({ name: 'position', label: 'Position, as maps give it: with it they can check in by that of their phone', initial: current?.place ? positionText(current.place) : undefined, attributes: html` placeholder="1.28393, 103.85144"` })}</div>
${form.textarea({ name: 'interviewers', label: 'Interviewers, one a line: name, title', rows: 2, maxLength: interviewersLength, initial: people?.join('\n') })}
${form.textarea({ name: 'what_to_bring', label: 'What to bring', rows: 2, maxLength: interviewLimits.whatToBringLength, initial: current?.what_to_bring })}
${form.textarea({ name: 'note', label: 'Note', rows: 2, maxLength: interviewLimits.noteLength, initial: current?.note })}`
}

/** Proposes an interview; `back` is the page of the desk that follows. */
export const interviewForm = (action: string, back: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return folded(
    'Propose an interview …',
    form,
    html`${form.start}${form.clientId}${backField(back)}
${timeFields(form)}
${detailFields(form)}
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

const changeForm = (
  action: string,
  back: string,
  interview: RecruiterInterview,
  refused: RefusedForm | undefined,
): Html => {
  const form = deskForm(action, refused)
  return folded(
    'Change where or with whom …',
    form,
    html`${form.start}${backField(back)}${detailFields(form, interview)}<button class="first">Change</button></form>`,
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

const post = (action: string, fields: Record<string, string | number>, content: Html): Html =>
  html`<form method="post" action="${action}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${content}</form>`

/** What is told to the seeker and cannot be undone asks once more. */
const confirmed = (summary: string, consequence: string, form: Html): Html =>
  html`<details><summary>${summary}</summary><p class="soft">${consequence}</p>${form}</details>`

const actionsOf = (
  interview: RecruiterInterview,
  url: string,
  back: string,
  refused: RefusedForm | undefined,
): Html => {
  const { state } = interview
  const can = (action: RecruiterInterview['actions'][number]) => interview.actions.includes(action)
  const result = (value: string, name: string) =>
    post(
      `${url}/result`,
      { back, result: value },
      html`<label>Words to the seeker<textarea name="message" rows="2" maxlength="${interviewLimits.reasonLength}"></textarea></label><button>${name}</button>`,
    )
  return html`<div class="actions">
${can('accept') && interview.times.map((time) => post(`${url}/accept`, { back, time_id: time.id }, html`<button class="first">Accept ${timeIn(time.starts_at, interview.recruiter_time_zone)}</button>`))}
${can('propose') && proposeForm(`${url}/propose`, back, interview.recruiter_time_zone, refused)}
${can('record_attendance') && html`${post(`${url}/attendance`, { back, attended: '1' }, html`<button class="first">They were there</button>`)}${state !== 'not_attended' && confirmed('They did not come …', 'The seeker is told. After three within three months nobody can invite them for six months.', post(`${url}/attendance`, { back, attended: '0' }, html`<button>They did not come</button>`))}`}
${can('record_result') && html`${state !== 'passed' && confirmed('Passed …', 'There is a next step. The seeker is told at once.', result('passed', 'Passed'))}${state !== 'successful' && confirmed('They get the job …', 'The seeker is told at once.', result('successful', 'They get the job'))}${state !== 'completed' && confirmed('Goes no further …', 'The seeker is told at once.', result('completed', 'Goes no further'))}`}
${can('change') && changeForm(`${url}/change`, back, interview, refused)}
${can('cancel') && cancelForm(`${url}/cancel`, back, refused)}</div>`
}

/** States in which somebody may still come. */
const openStates: ReadonlySet<RecruiterInterview['state']> = new Set(['pending', 'accepted', 'in_progress'])

const placeOf = ({ state, format, place, video, check_in_code: code }: RecruiterInterview): Html =>
  html`<span class="soft">${formats[format]}${place && html`: <bdi>${place.address}</bdi>`}${video && html`: <bdi>${video.host}</bdi>`}</span>${code !== null && openStates.has(state) && html`<span>Check-in code <strong>${code}</strong></span>`}`

/** Why they declined or cancelled, and what they wrote. */
const seekerReasons: Record<string, string> = {
  other_job: 'They have another job',
  not_interested: 'They are no longer interested',
  ill: 'They are ill',
  time: 'The times do not suit',
  place: 'The place',
  pay: 'The pay',
  position_filled: 'The position is filled',
  other: 'Another reason',
}
const lastWords = ({ events }: RecruiterInterview): Html => {
  const last = events.at(-1)
  if (last?.actor !== 'seeker') return html``
  return html`${last.reason !== null && html`<span class="soft">${seekerReasons[last.reason] ?? ''}</span>`}${last.message !== null && html`<span class="said" dir="auto">${last.message}</span>`}`
}

/** Whether the recruiter is the next to act: to accept a time of the seeker's, or to say what became of it. */
export const waitsForRecruiter = ({ actions, state }: RecruiterInterview): boolean =>
  state !== 'passed' &&
  state !== 'not_attended' &&
  actions.some((action) => action === 'accept' || action === 'record_attendance' || action === 'record_result')

export const interviewPill = (interview: RecruiterInterview): Html =>
  waitsForRecruiter(interview)
    ? html`<span class="pill new">${interview.state === 'pending' ? 'Waits for you' : 'Waits for a result'}</span>`
    : html`<span class="pill${hopefulStates.has(interview.state) && ' good'}">${interviewStateNames[interview.state]}</span>`

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
      html`<li><span class="chips">${interviewPill(interview)}${interview.state === 'pending' && html`<span class="soft">${interview.times_by === 'seeker' ? 'They suggested other times' : 'You proposed'}</span>`}</span>
${interview.job && html`<strong><bdi>${interview.job.title}</bdi></strong>`}${interview.times.map((time) => html`<span>${timeIn(time.starts_at, interview.recruiter_time_zone)}</span>`)}${placeOf(interview)}${lastWords(interview)}${actionsOf(interview, urlOf(interview.id), back, refused)}</li>`,
  )
  return html`<ul class="rows">${items}</ul>`
}
