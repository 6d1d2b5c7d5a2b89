import { startRecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { searchSeekers, showInterest } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { answerButton, answerForm } from './answer-form.ts'
import type { Desk } from './create-desk.ts'
import { seekerList } from './desk-pages.ts'
import { isRefused } from './employer-client.ts'
import { searchedBy, showSeeker } from './show-seeker.ts'

/** Members whom a recruiter finds, looks at and invites. */
export const registerSeekerPages = (desk: Desk): void => {
  desk.get('/seekers', async (visit) => {
    const { recruiter, query } = visit
    const searched = searchedBy(query)
    const found = await desk.call(searchSeekers, { query: { recruiter_id: recruiter.id, ...searched } })
    if (!found.data) return desk.refuse(visit, found.code)
    const body = seekerList(recruiter, found.data, searched)
    return desk.show(visit, { current: 'Find people', title: 'Find people', body })
  })

  desk.get('/seekers/:id', (visit) => showSeeker(desk, visit))

  desk.post('/seekers/:id/message', async (visit) => {
    const { recruiter, id, body } = visit
    const begun = await desk.call(startRecruiterChat, {
      body: { recruiter_id: recruiter.id, seeker_id: id, client_id: body.client_id ?? '', text: body.text ?? '' },
    })
    return isRefused(begun) ? answerForm(desk, visit, begun) : desk.goOn(visit, `/chats/${begun.data.id}`, begun)
  })

  desk.post('/seekers/:id/interest', async (visit) => {
    const { recruiter, id, body } = visit
    const jobId = body.job_id ? Number(body.job_id) : null
    const asked = { id, body: { recruiter_id: recruiter.id, job_id: jobId } }
    return answerButton(desk, visit, await desk.call(showInterest, asked))
  })
}
