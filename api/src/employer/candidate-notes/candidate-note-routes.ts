import {
  addCandidateNote,
  deleteCandidateNote,
  listCandidateNotes,
  rateCandidate,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { addNote, deleteNote, loadCandidateNotes, requireApplication, setRating } from './candidate-note-repository.ts'

/** All recruiters of an employer come from the one address of their system. */
const options = { perMinute: 3000 }

/** Notes and ratings of recruiters about applications (docs/product-rules.md#candidate-notes). */
export const registerCandidateNoteRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  /** Does something with an application that the recruiter reads, and answers what is noted then. */
  const act = (
    organisation: Organisation,
    { recruiterId, applicationId }: { recruiterId: number; applicationId: number },
    change: (transaction: QueryExecutor) => Promise<void> = async () => undefined,
  ) =>
    db.transaction(async (transaction) => {
      const recruiter = await requireRecruiter(transaction, organisation, recruiterId)
      await requireApplication(transaction, recruiter, applicationId)
      await change(transaction)
      return loadCandidateNotes(transaction, recruiter, applicationId)
    })

  registerEndpoint(
    app,
    listCandidateNotes,
    'employer',
    ({ params, query, organisation }) =>
      act(organisation, { recruiterId: query.recruiter_id, applicationId: params.id }),
    options,
  )
  registerEndpoint(
    app,
    addCandidateNote,
    'employer',
    ({ params, body, organisation }) => {
      const about = { recruiterId: body.recruiter_id, applicationId: params.id }
      return act(organisation, about, (transaction) =>
        addNote(transaction, { ...about, clientId: body.client_id, text: body.text }),
      )
    },
    options,
  )
  registerEndpoint(
    app,
    deleteCandidateNote,
    'employer',
    ({ params, query, organisation }) => {
      const about = { recruiterId: query.recruiter_id, applicationId: params.id }
      return act(organisation, about, (transaction) => deleteNote(transaction, { ...about, id: params.note_id }))
    },
    options,
  )
  registerEndpoint(
    app,
    rateCandidate,
    'employer',
    ({ params, body, organisation }) => {
      const about = { recruiterId: body.recruiter_id, applicationId: params.id }
      return act(organisation, about, (transaction) => setRating(transaction, { ...about, rating: body.rating }))
    },
    options,
  )
}
