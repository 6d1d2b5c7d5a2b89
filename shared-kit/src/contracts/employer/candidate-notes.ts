import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'

/**
 * What recruiters of a company note about an application for each other (docs/product-rules.md#candidate-notes): whoever reads the application there
 * reads it, the member never does. It ends with the application.
 */
const recruiter = { recruiter_id: identifier }
const params = z.object({ id: identifier })
const person = z.object({ id: z.number(), name: z.string() })

/** Notes of one application; one more is 40001 (`text`: `too_many_notes`). */
export const maxCandidateNotes = 200
export const candidateNoteLength = 2000
export const maxRating = 5

export const candidateNotes = z.object({
  /** The oldest first; `created_at` in RFC 3339. */
  items: z.array(
    z.object({ id: z.number(), recruiter: person, text: z.string(), created_at: z.string(), is_own: z.boolean() }),
  ),
  /** From 1 to 5, one of each recruiter who rated. */
  ratings: z.array(z.object({ recruiter: person, rating: z.number(), is_own: z.boolean() })),
})
export type CandidateNotes = z.infer<typeof candidateNotes>

export const listCandidateNotes = endpoint({
  method: 'GET',
  path: '/api/recruiters/applications/:id/notes',
  summary: 'Notes and ratings of an application',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: candidateNotes,
})
/** Once for each `client_id`. */
export const addCandidateNote = endpoint({
  method: 'POST',
  path: '/api/recruiters/applications/:id/notes',
  summary: 'Adds a note to an application',
  access: 'employer',
  params,
  body: z.object({
    ...recruiter,
    client_id: z.uuid(),
    text: z.string().check(cleanText(), z.minLength(1), z.maxLength(candidateNoteLength)),
  }),
  data: candidateNotes,
})
/** An own one (else 40004). */
export const deleteCandidateNote = endpoint({
  method: 'DELETE',
  path: '/api/recruiters/applications/:id/notes/:note_id',
  summary: 'Deletes an own note',
  access: 'employer',
  params: z.object({ id: identifier, note_id: identifier }),
  query: z.object(recruiter),
  data: candidateNotes,
})
/** Null takes the own rating back. */
export const rateCandidate = endpoint({
  method: 'PUT',
  path: '/api/recruiters/applications/:id/rating',
  summary: 'Rates an application',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, rating: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(maxRating))) }),
  data: candidateNotes,
})
