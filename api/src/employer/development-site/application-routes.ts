import { applicationState } from '@jobspan/shared-kit/contracts/applications'
import { getJob } from '@jobspan/shared-kit/contracts/jobs'
import {
  downloadApplicationResume,
  listRecruiterApplications,
  listRecruiterJobs,
  openApplication,
  setApplicationState,
} from '@jobspan/shared-kit/contracts/recruiter-applications'
import type { z } from 'zod/mini'
import type { Desk, Visit } from './desk-context.ts'
import { applicationList, applicationPage, jobList } from './desk-pages.ts'

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

  desk.get('/applications/:id', async (visit) => {
    const { recruiter, id } = visit
    const opened = await desk.call(openApplication, { id, body: { recruiter_id: recruiter.id } })
    if (!opened.data) return desk.refuse(visit, opened.code)
    const body = applicationPage(recruiter, opened.data)
    return desk.show(visit, { current: 'Jobs', title: opened.data.seeker.name, body })
  })

  desk.get('/applications/:id/resume', (visit) => sendResume(desk, visit))

  desk.post('/applications/:id/state', async (visit) => {
    const { recruiter, id, body } = visit
    type Decision = z.input<(typeof setApplicationState)['body']>
    const decision = { recruiter_id: recruiter.id, from: body.from, state: body.state } as Decision
    const reason = body.reason ? { reason: body.reason } : {}
    const result = await desk.call(setApplicationState, { id, body: { ...decision, ...reason } })
    return desk.goOn(visit, `/applications/${id}`, result)
  })
}

const sendResume = async (desk: Desk, visit: Visit) => {
  const { recruiter, id, reply } = visit
  const file = await desk.download(downloadApplicationResume, { id, query: { recruiter_id: recruiter.id } })
  if (!file) return desk.refuse(visit, 40004)
  for (const name of ['content-type', 'content-disposition', 'content-security-policy', 'cache-control']) {
    reply.header(name, file.headers[name])
  }
  return reply.send(file.bytes)
}
