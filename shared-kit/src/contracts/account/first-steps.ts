import { z } from 'zod/mini'
import { campaign, emailAddress } from '../auth/session.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'

/** Whether the account is new. Asking changes nothing (docs/product-rules.md#first-registration). */
export const checkFirstRegistration = endpoint({
  method: 'GET',
  path: '/api/jobseeker/check-first-registration',
  summary: 'Whether this account has just been made',
  access: 'member',
  data: z.object({ is_first_registration: z.boolean() }),
})
/** Ends that the account is new: whoever greets its member calls this, and greets where it answers true, which it does once. */
export const endFirstRegistration = endpoint({
  method: 'POST',
  path: '/api/jobseeker/check-first-registration',
  summary: 'Ends that this account has just been made; true for the first call alone',
  access: 'member',
  data: z.object({ is_first_registration: z.boolean() }),
})
const popupKey = z.string().check(z.regex(/^[a-z0-9_]{1,60}$/))
/** Recorded once; recording again succeeds and changes nothing. */
export const recordPopup = endpoint({
  method: 'POST',
  path: '/api/jobseeker/popup-window/record',
  summary: 'Notes that a pop-up was shown, so that it is not again',
  access: 'session',
  body: z.object({ popup_key: popupKey }),
  data: z.null(),
})
export const listPopups = endpoint({
  method: 'GET',
  path: '/api/jobseeker/popup-window/record/list',
  summary: 'Pop-ups that this person has seen',
  access: 'session',
  data: z.object({ items: z.array(z.object({ popup_key: z.string(), recorded_at: z.string() })) }),
})
/** An empty email or phone is removed before it is sent (docs/product-rules.md#get-started-record). */
export const recordGetStarted = endpoint({
  method: 'POST',
  path: '/api/jobseeker/click/get-started-record',
  summary: 'Notes which sign-in method was pressed',
  access: 'session',
  body: z.object({
    way: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
    email: z.optional(emailAddress),
    phone_num: z.optional(z.string().check(cleanLine(), z.maxLength(16))),
  }),
  data: z.null(),
})
/** Where a person came from and went to around signing in; campaign facts as they were stored (docs/product-rules.md#traceability). */
export const recordTraceability = endpoint({
  method: 'POST',
  path: '/api/auth/user/destination/traceability',
  summary: 'Notes where somebody came from, and where they go',
  access: 'session',
  body: z.object({
    source: z.string().check(z.maxLength(60)),
    destination: z.string().check(z.maxLength(300)),
    utm: z.optional(campaign),
  }),
  data: z.null(),
})
