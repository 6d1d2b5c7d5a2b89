import { z } from 'zod/mini'
import { aiSourceChoice, aiTextStream } from '../ai/ai-help.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'

/**
 * Writes a first message to the employer of a job, from the posting and the member's profile: at most 500 characters (`greetingMessageLength`),
 * without contact details. `language` is what it is written in; the visitor's where it is left out. A job that is not there is 40004, without
 * consent to a model 40040, past the quota 41275.
 */
export const writeFirstMessage = endpoint({
  method: 'POST',
  path: '/api/job/jobs/:id/first-message',
  summary: 'Writes a first message about a job',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.object({ language: z.optional(languageKey), source: aiSourceChoice }),
  data: aiTextStream,
  streams: true,
})
