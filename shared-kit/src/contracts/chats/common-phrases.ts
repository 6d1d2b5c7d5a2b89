import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { hasContactDetails } from './contact-details.ts'

/** At most this many (docs/product-rules.md#common-phrases); one more is 41181. */
export const maxCommonPhrases = 20
export const commonPhraseLength = 500

/** What a member says often, without contact details (docs/product-rules.md#contact-details-in-phrases). */
export const commonPhrase = z.object({ id: z.number(), text: z.string() })
export type CommonPhrase = z.infer<typeof commonPhrase>

const data = z.object({ items: z.array(commonPhrase) })
const body = z.object({
  text: z.string().check(
    cleanText(),
    z.minLength(1),
    z.maxLength(commonPhraseLength),
    z.refine((phrase) => !hasContactDetails(phrase), 'contact_details'),
  ),
})
const params = z.object({ id: identifier })

export const listCommonPhrases = endpoint({
  method: 'GET',
  path: '/api/jobseeker/common-phrases',
  summary: 'The member’s common phrases, in their order',
  access: 'member',
  data,
})
export const createCommonPhrase = endpoint({
  method: 'POST',
  path: '/api/jobseeker/common-phrases/create',
  summary: 'Adds a common phrase, as the last one',
  access: 'member',
  body,
  data,
  idempotent: true,
})
export const updateCommonPhrase = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/common-phrases/:id/update',
  summary: 'Changes a common phrase',
  access: 'member',
  params,
  body,
  data,
})
/** Those that are not named, because they were added meanwhile, stay behind the others. */
export const orderCommonPhrases = endpoint({
  method: 'PUT',
  path: '/api/jobseeker/common-phrases/order',
  summary: 'Puts the common phrases in an order',
  access: 'member',
  body: z.object({ ids: z.array(identifier).check(z.maxLength(maxCommonPhrases)) }),
  data,
})
export const deleteCommonPhrase = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/common-phrases/:id/delete',
  summary: 'Deletes a common phrase',
  access: 'member',
  params,
  data,
})
