import {
  listRecruiterInterviews,
  type RecruiterInterview,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import type { Desk } from './create-desk.ts'
import { type DeskRecruiter, deskUrl } from './desk-page.ts'
import { type Html, html } from './html.ts'
import { interviewPill, timeIn, waitsForRecruiter } from './interview-parts.ts'

/** States in which something follows. */
const openStates = ['pending', 'accepted', 'checked_in', 'in_progress', 'pending_results'] as const

const startOf = ({ times }: RecruiterInterview): string => times[0]?.starts_at ?? ''

const row = (recruiter: DeskRecruiter, interview: RecruiterInterview): Html => {
  const { application_id: application, chat_id: chat, times, job, seeker } = interview
  const isOwn = interview.recruiter.id === recruiter.id
  // Who leads the company reads its applications, and nobody else's chats.
  const path = application === null ? isOwn && chat !== null && `/chats/${chat}` : `/applications/${application}`
  const name = html`<bdi>${seeker.name || 'Somebody'}</bdi>`
  return html`<li><div class="row"><h2>${path === false ? name : html`<a href="${deskUrl(recruiter.id, `${path}#interviews`)}">${name}</a>`}</h2>${interviewPill(interview)}</div>
${times.map(({ starts_at: at }) => html`<span>${timeIn(at, interview.recruiter_time_zone)}</span>`)}<span class="soft"><bdi>${job?.title ?? ''}</bdi>${!isOwn && html` with <bdi>${interview.recruiter.name}</bdi>`}</span></li>`
}

const section = (title: string, recruiter: DeskRecruiter, interviews: readonly RecruiterInterview[]): Html =>
  html`${interviews.length > 0 && html`<section class="card"><h2>${title}</h2><ul class="rows">${interviews.map((interview) => row(recruiter, interview))}</ul></section>`}`

/** All interviews that are not over, by whom they wait for and when they are. */
export const registerAgendaPage = (desk: Desk): void => {
  desk.get('/interviews', async (visit) => {
    const { recruiter } = visit
    const listed = await Promise.all(
      openStates.map((state) =>
        desk.call(listRecruiterInterviews, { query: { recruiter_id: recruiter.id, state, size: 60 } }),
      ),
    )
    const open = listed
      .flatMap(({ data }) => data?.items ?? [])
      .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
    const own = open.filter(waitsForRecruiter)
    const theirs = open.filter((interview) => interview.state === 'pending' && !waitsForRecruiter(interview))
    const coming = open.filter((interview) => interview.state !== 'pending' && !waitsForRecruiter(interview))
    const body =
      open.length === 0
        ? html`<section class="card"><p class="soft">No interview is open. Propose one beside an application or in a chat.</p></section>`
        : html`${section('For you', recruiter, own)}${section('Coming', recruiter, coming)}${section('Waiting for an answer', recruiter, theirs)}`
    return desk.show(visit, { current: 'Interviews', title: 'Interviews', body })
  })
}
