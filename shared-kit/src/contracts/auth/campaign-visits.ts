import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, operatorEndpoint } from '../platform/endpoint.ts'

export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
/** Where a visit began. */
export const landings = ['home', 'search', 'job', 'company', 'other'] as const

const field = z._default(z.string().check(cleanLine(), z.maxLength(100)), '')
const fields = {
  utm_source: field,
  utm_medium: field,
  utm_campaign: field,
  utm_term: field,
  utm_content: field,
}

/**
 * Counts a visit that a campaign led here, with the visitor's consent alone: what is kept is how many there were on a day, and of nobody
 * (docs/product-rules.md#campaign-visits). Without a source: 422.
 */
export const logGoogleUtm = endpoint({
  method: 'POST',
  path: '/api/recruiters/log_google_utm',
  summary: 'Counts a visit that a campaign led here',
  access: 'public',
  body: z.object({
    consent: z.literal(true),
    landing: z.enum(landings),
    ...fields,
    utm_source: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
  }),
  data: z.null(),
})

export const listCampaignVisits = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/campaign-visits',
  summary: 'How many visits campaigns led here, by day, of those who let them be counted',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 7),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100),
  }),
  data: z.object({
    items: z.array(
      z.object({
        day: z.string(),
        country: z.string(),
        landing: z.string(),
        utm_source: z.string(),
        utm_medium: z.string(),
        utm_campaign: z.string(),
        utm_term: z.string(),
        utm_content: z.string(),
        count: z.number(),
      }),
    ),
  }),
})
