import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { hasContactDetails } from './contact-details.ts'

/** At most this many (docs/product-rules.md#ten-greeting-messages); one more is 41343. */
export const maxGreetingMessages = 10
export const greetingMessageLength = 500

/** A first message kept for use again, without contact details (docs/product-rules.md#contact-details-in-phrases). `is_default` is offered first. */
export const greetingMessage = z.object({ id: z.number(), text: z.string(), is_default: z.boolean() })
export type GreetingMessage = z.infer<typeof greetingMessage>

const list = z.object({ items: z.array(greetingMessage) })
const text = z.string().check(
  cleanText(),
  z.minLength(1),
  z.maxLength(greetingMessageLength),
  z.refine((message) => !hasContactDetails(message), 'contact_details'),
)
const params = z.object({ id: identifier })

export const listGreetingMessages = endpoint({
  method: 'GET',
  path: '/api/jobseeker/greeting-messages',
  summary: 'The member’s greeting messages, the default first',
  access: 'member',
  data: list,
})
export const createGreetingMessage = endpoint({
  method: 'POST',
  path: '/api/jobseeker/greeting-messages/create',
  summary: 'Adds a greeting message',
  access: 'member',
  body: z.object({ text, is_default: z._default(z.boolean(), false) }),
  data: list,
  idempotent: true,
})
export const updateGreetingMessage = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/greeting-messages/:id/update',
  summary: 'Changes a greeting message',
  access: 'member',
  params,
  body: z.object({ text: z.optional(text), is_default: z.optional(z.boolean()) }),
  data: list,
})
export const deleteGreetingMessage = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/greeting-messages/:id/delete',
  summary: 'Deletes a greeting message',
  access: 'member',
  params,
  data: list,
})
