import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { type AiQuotaKind, aiPurposes, type aiTextEventNames } from './ai-constants.ts'

/**
 * Who makes what a member asks for: a model of the provider that `name` names, or rules that are part of this site, where no model is
 * configured. Rules have no name of a provider, and nothing leaves the site.
 */
export const aiSource = z.object({ kind: z.enum(['model', 'rules']), name: z.nullable(z.string()) })
export type AiSource = z.infer<typeof aiSource>

/** How often more, and when all of it is back (RFC 3339): null where that time begins with the first use. */
export const aiQuota = z.object({ limit: z.number(), remaining: z.number(), resets_at: z.nullable(z.string()) })
export type AiQuota = z.infer<typeof aiQuota>

const purposeState = z.object({
  source: aiSource,
  /** When the member consented to this provider (RFC 3339); null where they did not, and for rules, which need none. */
  consented_at: z.nullable(z.string()),
})

export const aiHelp = z.object({
  text: purposeState,
  images: purposeState,
  // By name, so that a page which knows fewer kinds than the API reads on.
  quotas: z.object({ writing: aiQuota, first_message: aiQuota, findings: aiQuota, avatar: aiQuota } satisfies Record<
    AiQuotaKind,
    z.ZodMiniType
  >),
})
export type AiHelp = z.infer<typeof aiHelp>

export const getAiHelp = endpoint({
  method: 'GET',
  path: '/api/jobseeker/ai-help',
  summary: 'Who answers, to what the member consented, and how much is left',
  access: 'member',
  data: aiHelp,
})

/**
 * Consents that parts of the profile go to a provider, `provider` as the page named it: where another one, or none, answers by now it is
 * 40041 (409), and the answer's `data` is the state as it is. Without consent a call that needs a model is 40040 (403).
 */
export const giveAiConsent = endpoint({
  method: 'PUT',
  path: '/api/jobseeker/ai-help/consents/:purpose',
  summary: 'Consents to a provider of AI help',
  access: 'member',
  params: z.object({ purpose: z.enum(aiPurposes) }),
  body: z.object({ provider: z.string().check(z.minLength(1), z.maxLength(100)) }),
  data: aiHelp,
})
/** Succeeds without consent too. */
export const withdrawAiConsent = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/ai-help/consents/:purpose',
  summary: 'Withdraws the consent to a provider of AI help',
  access: 'member',
  params: z.object({ purpose: z.enum(aiPurposes) }),
  data: aiHelp,
})

/**
 * Data of the events of a text that is being written, as server-sent events (WHATWG HTML, section 9.2) in the answer of a POST or PUT.
 *
 * - `start` comes at once: who writes.
 * - `delta` is a piece of the text, to be put behind the pieces before it. Rules send the whole text as one.
 * - `done` is the whole text as it is to be used, without what a limit cut off, and what is left of the quota.
 * - `error` ends a text that could not be finished: `code` is 40042, `message` is for the visitor; what came so far is of no use, and does not
 *   count.
 *
 * What is refused before the first event is an envelope (JSON), as everywhere; a caller looks at `Content-Type`. A caller who leaves ends
 * the writing, which counts once a piece has come.
 *
 * @example
 * event: delta
 * data: {"text":"Accountant with "}
 */
export const aiTextEvents = {
  start: z.object({ source: aiSource }),
  delta: z.object({ text: z.string() }),
  done: z.object({ text: z.string(), quota: aiQuota }),
  error: z.object({ code: z.number(), message: z.string() }),
} satisfies Record<(typeof aiTextEventNames)[number], z.core.$ZodType>
export type AiTextEvent = {
  [Name in keyof typeof aiTextEvents]: { event: Name; data: z.infer<(typeof aiTextEvents)[Name]> }
}[keyof typeof aiTextEvents]

/** What operations that write a text answer: the events of {@link aiTextEvents}, one after the other as they travel. */
export const aiTextStream = z.custom<AsyncIterable<string>>().check(
  z.meta({
    type: 'string',
    contentMediaType: 'text/event-stream',
    description: 'Events `start`, `delta`, `done` and `error`',
  }),
)

/** Asks for rules also where a model is configured: nothing leaves the site, and no consent is needed. */
export const aiSourceChoice = z.optional(z.literal('rules'))
