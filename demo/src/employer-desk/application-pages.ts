import { applicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import { listCandidateNotes } from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import {
  downloadApplicationResume,
  listRecruiterApplications,
  listRecruiterJobs,
  maskSalary,
  openApplication,
  readApplicationVideo,
  readApplicationVideoCover,
  setApplicationState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { listRecruiterInterviews } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { listRecruiterOffers } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { getJob } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { z } from 'zod/mini'
import { applicationPage } from './application-page.ts'
import type { Desk, Visit } from './create-desk.ts'
import { applicationList, jobList } from './desk-pages.ts'
import { isRefused } from './employer-client.ts'
import { sendFile } from './send-file.ts'

/** Jobs and applications, as a recruiter works on them. */
export const registerApplicationPages = (desk: Desk): void => {
  desk.get('', async (visit) => {
    const { recruiter, query, page } = visit
    const scope = query.scope === 'company' ? 'company' : 'own'
    const listed = await desk.call(listRecruiterJobs, { query: { recruiter_id: recruiter.id, scope, page } })
    if (!listed.data) return desk.refuse(visit, listed.code)
    const body = jobList(recruiter, listed.data, scope, recruiter.role !== 'recruiter')
    return desk.show(visit, { current: 'Jobs', title: 'Jobs', body })
  })

  desk.post('/jobs/:id/mask-salary', async (visit) => {
    const { recruiter, id, body } = visit
    const asked = { recruiter_id: recruiter.id, is_masked: body.is_masked === '1' }
    const scope = body.scope === 'company' ? 'company' : undefined
    return desk.goOn(visit, '', await desk.call(maskSalary, { id, body: asked }), { scope })
  })

  desk.get('/jobs/:id', async (visit) => {
    const { recruiter, id, page, query } = visit
    const state = applicationState.safeParse(query.state).data
    const narrowed = { state, query: query.query || undefined }
    const asked = { recruiter_id: recruiter.id, page, ...narrowed }
    const listed = await desk.call(listRecruiterApplications, { id, query: asked })
    if (!listed.data) return desk.refuse(visit, listed.code)
    const job = await desk.call(getJob, { id })
    const body = applicationList(recruiter, id, listed.data, narrowed)
    return desk.show(visit, { current: 'Jobs', title: job.data?.title ?? 'Applications', body })
  })

  desk.get('/applications/:id', (visit) => showApplication(desk, visit))

  desk.get('/applications/:id/resume', (visit) => sendFile(desk, visit, downloadApplicationResume))
  desk.get('/applications/:id/video', (visit) => sendFile(desk, visit, readApplicationVideo))
  desk.get('/applications/:id/video-cover', (visit) => sendFile(desk, visit, readApplicationVideoCover))

  desk.post('/applications/:id/state', async (visit) => {
    const { recruiter, id, body } = visit
    type Decision = z.input<(typeof setApplicationState)['body']>
    const decision = { recruiter_id: recruiter.id, from: body.from, state: body.state } as Decision
    const reason = body.reason ? { reason: body.reason } : {}
    const result = await desk.call(setApplicationState, { id, body: { ...decision, ...reason } })
    return isRefused(result) && body.reason
      ? showApplication(desk, desk.refuseForm(visit, result))
      : desk.goOn(visit, `/applications/${id}`, result)
  })
}

/** An application; after a form that was refused, with its words. */
export const showApplication = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id } = visit
  const opened = await desk.call(openApplication, { id, body: { recruiter_id: recruiter.id } })
  if (!opened.data) return desk.refuse(visit, opened.code)
  const about = { query: { recruiter_id: recruiter.id, application_id: id } }
  const [candidates, interviews, offers, notes] = await Promise.all([
    desk.call(listRecruiterApplications, {
      id: opened.data.job.id,
      query: { recruiter_id: recruiter.id, size: 60 },
    }),
    desk.call(listRecruiterInterviews, about),
    desk.call(listRecruiterOffers, about),
    desk.call(listCandidateNotes, { id, query: { recruiter_id: recruiter.id } }),
  ])
  const around = {
    candidates: candidates.data?.items ?? [],
    interviews: interviews.data?.items ?? [],
    offers: offers.data?.items ?? [],
    notes: notes.data ?? { items: [], ratings: [] },
  }
  const body = applicationPage(recruiter, opened.data, around, visit.refused)
  return desk.show(visit, { current: 'Jobs', title: opened.data.seeker.name, body })
}
