import {
  addCandidateNote,
  deleteCandidateNote,
  rateCandidate,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { showApplication } from './application-pages.ts'
import type { Desk } from './create-desk.ts'
import { isRefused } from './employer-client.ts'

/** Notes and ratings of an application. */
export const registerNotePages = (desk: Desk): void => {
  const backTo = (id: number) => `/applications/${id}`
  desk.post('/applications/:id/notes', async (visit) => {
    const { recruiter, id, body } = visit
    const note = { recruiter_id: recruiter.id, client_id: body.client_id ?? '', text: body.text ?? '' }
    const added = await desk.call(addCandidateNote, { id, body: note })
    return isRefused(added) ? showApplication(desk, desk.refuseForm(visit, added)) : desk.goOn(visit, backTo(id), added)
  })
  desk.post('/applications/:id/notes/:part/delete', async (visit) => {
    const { recruiter, id, part } = visit
    const asked = { id, params: { note_id: part }, query: { recruiter_id: recruiter.id } }
    return desk.goOn(visit, backTo(id), await desk.call(deleteCandidateNote, asked))
  })
  desk.post('/applications/:id/rating', async (visit) => {
    const { recruiter, id, body } = visit
    const rating = body.rating ? Number(body.rating) : null
    return desk.goOn(
      visit,
      backTo(id),
      await desk.call(rateCandidate, { id, body: { recruiter_id: recruiter.id, rating } }),
    )
  })
}
