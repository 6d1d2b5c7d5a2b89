import { listRecruiterJobs } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { startRecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { openSeeker, searchSeekers, showInterest } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import type { Desk, Visit } from './create-desk.ts'
import { seekerList, seekerPage } from './desk-pages.ts'
import { isRefused } from './employer-client.ts'

/** Members whom a recruiter finds, looks at and invites. */
export const registerSeekerPages = (desk: Desk): void => {
  desk.get('/seekers', async (visit) => {
    const { recruiter, query, page } = visit
    const narrowed = { query: query.query || undefined, country: countryKey.safeParse(query.country).data }
    const found = await desk.call(searchSeekers, { query: { recruiter_id: recruiter.id, page, ...narrowed } })
    if (!found.data) return desk.refuse(visit, found.code)
    const body = seekerList(recruiter, found.data, narrowed)
    return desk.show(visit, { current: 'Find people', title: 'Find people', body })
  })

  desk.get('/seekers/:id', (visit) => showSeeker(desk, visit))

  desk.post('/seekers/:id/message', async (visit) => {
    const { recruiter, id, body } = visit
    const begun = await desk.call(startRecruiterChat, {
      body: { recruiter_id: recruiter.id, seeker_id: id, client_id: body.client_id ?? '', text: body.text ?? '' },
    })
    return isRefused(begun)
      ? showSeeker(desk, desk.refuseForm(visit, begun))
      : desk.goOn(visit, `/chats/${begun.data.id}`, begun)
  })

  desk.post('/seekers/:id/interest', async (visit) => {
    const { recruiter, id, body } = visit
    const jobId = body.job_id ? Number(body.job_id) : null
    const result = await desk.call(showInterest, { id, body: { recruiter_id: recruiter.id, job_id: jobId } })
    return desk.goOn(visit, `/seekers/${id}`, result)
  })
}

/** A member's profile; after a form that was refused, with its words. */
const showSeeker = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id, refused } = visit
  const opened = await desk.call(openSeeker, { id, body: { recruiter_id: recruiter.id } })
  if (!opened.data) return desk.refuse(visit, opened.code)
  const scope = recruiter.role === 'recruiter' ? 'own' : 'company'
  const jobs = await desk.call(listRecruiterJobs, { query: { recruiter_id: recruiter.id, scope, size: 60 } })
  const body = seekerPage(recruiter, opened.data, jobs.data?.items ?? [], refused)
  return desk.show(visit, { current: 'Find people', title: opened.data.name, body })
}
