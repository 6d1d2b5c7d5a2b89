import { z } from 'zod/mini'
import { chatJob } from '../chats/job-chat.ts'
import { payPeriod } from '../jobs/pay.ts'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'

/** `expired` is read from the clock of the server (docs/product-rules.md#offers). */
export const offerStates = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export const offerState = z.enum(offerStates)
export type OfferState = z.infer<typeof offerState>

export const offerLimits = {
  titleLength: 200,
  placeLength: 300,
  textLength: 2000,
  reasonLength: 1000,
  fileMegabytes: 20,
  maxDaysOpen: 366,
} as const

/** Why a member declines an offer. */
export const declineOfferReasons = ['other_offer', 'pay', 'start', 'place', 'role', 'personal', 'other'] as const

/** The pay of an offer: an amount (`max` null), or a range. `currency` is ISO 4217. */
export const offerPay = z.object({
  min: z.number().check(z.positive(), z.maximum(1_000_000_000_000)),
  max: z._default(z.nullable(z.number().check(z.positive(), z.maximum(1_000_000_000_000))), null),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'not_a_currency')),
  period: payPeriod,
})
export type OfferPay = z.infer<typeof offerPay>

/** An offer as it was sent, which never changes, with what became of it. */
export const offer = z.object({
  id: z.number(),
  /** Null once the chat is deleted. */
  chat_id: z.nullable(z.number()),
  application_id: z.nullable(z.number()),
  job: z.nullable(chatJob),
  company: z.object({ id: z.number(), slug: z.string(), name: z.string(), logo_url: z.nullable(z.string()) }),
  recruiter: z.object({ id: z.number(), name: z.string(), title: z.nullable(z.string()) }),
  title: z.string(),
  pay: offerPay,
  /** A day, such as 2027-01-04. */
  starts_on: z.string(),
  place: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** A PDF; `size` in bytes. */
  file: z.nullable(z.object({ filename: z.string(), size: z.number() })),
  /** RFC 3339. */
  sent_at: z.string(),
  expires_at: z.string(),
  state: offerState,
  /** RFC 3339; when it was accepted, declined or withdrawn. */
  answered_at: z.nullable(z.string()),
  /** Of a declined one. */
  decline_reason: z.nullable(z.enum(declineOfferReasons)),
  /** What whoever declined or withdrew it wrote. */
  message: z.nullable(z.string()),
  /** Whether the member can accept or decline it now. */
  can_answer: z.boolean(),
})
export type Offer = z.infer<typeof offer>

const params = z.object({ id: identifier })
const message = z.string().check(cleanText(), z.maxLength(offerLimits.reasonLength))

/** The latest first. */
export const listOffers = endpoint({
  method: 'GET',
  path: '/api/jobApplication/offers',
  summary: 'Offers to the member',
  access: 'member',
  query: z.object({ state: z.optional(offerState), ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }) }),
  data: pageOf(offer),
})
export const getOffer = endpoint({
  method: 'GET',
  path: '/api/jobApplication/offers/:id',
  summary: 'An offer to the member',
  access: 'member',
  params,
  data: offer,
})
/**
 * Accepts it, once; accepted already, nothing changes. The page asks first: without `is_confirmed` true it is refused (422). One that was declined or
 * withdrawn, or whose application is withdrawn: 40056, one that has expired: 40057, both with the offer as it is in `data`.
 */
export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/jobApplication/offers/:id/accept',
  summary: 'Accepts an offer',
  access: 'member',
  params,
  body: z.object({ is_confirmed: z.literal(true) }),
  data: offer,
})
/** Refused as accepting is. */
export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/jobApplication/offers/:id/decline',
  summary: 'Declines an offer',
  access: 'member',
  params,
  body: z.object({ reason: z.enum(declineOfferReasons), message: z.optional(message) }),
  data: offer,
})
/** The PDF itself, as an attachment, not in the envelope; errors come in the envelope. */
export const downloadOfferFile = endpoint({
  method: 'GET',
  path: '/api/jobApplication/offers/:id/file',
  summary: 'The file of an offer',
  access: 'member',
  params,
  data: z.file().check(z.mime(['application/pdf'])),
})
