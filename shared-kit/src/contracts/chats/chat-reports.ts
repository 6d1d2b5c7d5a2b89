import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** Longest text with a report. */
export const maxReportLength = 1000

/**
 * Reports the recruiter of a chat, or with `message_id` one of their messages (docs/product-rules.md#reported-recruiters). `reason_id` is of the list
 * `report_recruiter_reasons`, or `chat_report_lists` for a message. The recruiter is not told; the member is told the decision. A message that is not the
 * recruiter's: 40004. Reported again before it is decided, the newer report takes the place of the former.
 */
export const reportChat = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/report',
  summary: 'Reports a recruiter, or one of their messages',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.object({
    reason_id: identifier,
    message_id: z.optional(identifier),
    text: z.optional(z.string().check(cleanText(), z.maxLength(maxReportLength))),
  }),
  data: z.null(),
})
