import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { calendarDate } from '../profile/profile-dates.ts'
import { offer, offerLimits, offerPay, offerState } from './offers.ts'

/** The employer's side of offers; who may call, and what belongs to whom, is as with interviews (`recruiter-interviews.ts`). */
const recruiter = { recruiter_id: identifier }
const params = z.object({ id: identifier })

export const recruiterOffer = z.extend(offer, { seeker: z.object({ id: z.number(), name: z.string() }) })
export type RecruiterOffer = z.infer<typeof recruiterOffer>

/**
 * A PDF that is to go with an offer: known by its content (422, `not_a_pdf`), at most 20 MB (41007), one that opens (40025). What no offer takes within a day
 * is deleted; of one recruiter at most 20 wait, and 100 come in a day (40006). At once a recruiter uploads at most four (40006), and a server takes 32 (50101).
 */
export const uploadOfferFile = endpoint({
  method: 'POST',
  path: '/api/recruiters/offers/files',
  summary: 'Uploads the file of an offer',
  access: 'employer',
  query: z.object(recruiter),
  filePart: 'file',
  data: z.object({ file_id: z.uuid(), filename: z.string(), size: z.number() }),
})
/**
 * Sends an offer in a chat, or by an application, whose chat begins with it where there is none. Nothing of it can be changed: a new one is sent in its
 * place, after this one was withdrawn; while one of the company about the same job is open, a colleague's too, another is refused (409, 40059). Sent again with the same `client_id` it answers the offer that is there. The application's state becomes *accepted*,
 * where that follows. A chat in which nobody can write any more: 40005; as many as a recruiter sends in a day, with interviews (`createInterview`): 40006. 422: an expiry that is not in the future (`not_in_future`), or too far; a start in
 * the past; `max` below `min`.
 */
export const sendOffer = endpoint({
  method: 'POST',
  path: '/api/recruiters/offers',
  summary: 'Sends an offer',
  access: 'employer',
  body: z.object({
    ...recruiter,
    client_id: z.uuid(),
    /** One of the two. */
    chat_id: z.optional(identifier),
    application_id: z.optional(identifier),
    title: z.string().check(cleanLine(), z.minLength(1), z.maxLength(offerLimits.titleLength)),
    pay: offerPay,
    starts_on: calendarDate,
    place: z._default(z.nullable(z.string().check(cleanText(), z.maxLength(offerLimits.placeLength))), null),
    text: z._default(z.nullable(z.string().check(cleanText(), z.maxLength(offerLimits.textLength))), null),
    /** Of `uploadOfferFile`, by the same recruiter. */
    file_id: z._default(z.nullable(z.uuid()), null),
    expires_at: z.iso.datetime({ offset: true }),
  }),
  data: recruiterOffer,
})
/** The latest first. */
export const listRecruiterOffers = endpoint({
  method: 'GET',
  path: '/api/recruiters/offers',
  summary: 'Offers of a recruiter',
  access: 'employer',
  query: z.object({
    ...recruiter,
    application_id: z.optional(identifier),
    chat_id: z.optional(identifier),
    state: z.optional(offerState),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterOffer),
})
export const getRecruiterOffer = endpoint({
  method: 'GET',
  path: '/api/recruiters/offers/:id',
  summary: 'An offer of a recruiter',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: recruiterOffer,
})
/** Takes back an offer that is not answered yet; its record stays. Answered: 40056, expired: 40057. */
export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/recruiters/offers/:id/withdraw',
  summary: 'Takes an offer back',
  access: 'employer',
  params,
  body: z.object({
    ...recruiter,
    message: z.optional(z.string().check(cleanText(), z.maxLength(offerLimits.reasonLength))),
  }),
  data: recruiterOffer,
})
