import {
  addCandidateNote,
  deleteCandidateNote,
  rateCandidate,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { answerButton, answerForm } from './answer-form.ts'
import type { Desk } from './create-desk.ts'

/** Notes and ratings of an application. */
export const registerNotePages = (desk: Desk): void => {
  desk.post('/applications/:id/notes', async (visit) => {
    const { recruiter, id, body } = visit
    const note = { recruiter_id: recruiter.id, client_id: body.client_id ?? '', text: body.text ?? '' }
    return answerForm(desk, visit, await desk.call(addCandidateNote, { id, body: note }))
  })
  desk.post('/applications/:id/notes/:part/delete', async (visit) => {
    const { recruiter, id, part } = visit
    const asked = { id, params: { note_id: part }, query: { recruiter_id: recruiter.id } }
    return answerButton(desk, visit, await desk.call(deleteCandidateNote, asked))
  })
  desk.post('/applications/:id/rating', async (visit) => {
    const { recruiter, id, body } = visit
    const rating = body.rating ? Number(body.rating) : null
    const asked = { id, body: { recruiter_id: recruiter.id, rating } }
    return answerButton(desk, visit, await desk.call(rateCandidate, asked))
  })
}
