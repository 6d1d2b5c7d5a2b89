import {
  downloadApplicationResume,
  listRecruiterApplications,
  listRecruiterJobs,
  maskSalary,
  readApplicationVideo,
  readApplicationVideoCover,
  setApplicationState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { getJob } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { z } from 'zod/mini'
import { answerButton, answerForm } from './answer-form.ts'
import { narrowedBy } from './candidates.ts'
import type { Desk } from './create-desk.ts'
import { applicationList, jobList } from './desk-pages.ts'
import { sendFile } from './send-file.ts'
import { showApplication } from './show-application.ts'

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
    const narrowed = narrowedBy(query)
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
    return body.reason ? answerForm(desk, visit, result) : answerButton(desk, visit, result)
  })
}
