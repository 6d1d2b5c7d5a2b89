import { z } from 'zod/mini'

const address = z.optional(z.url({ protocol: /^https?$/ }))
const word = (maxLength: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(maxLength)))

/** Models that write and draw for members (docs/product-rules.md#ai-help). */
export const aiEnvironment = z.object({
  AI_URL: address.check(
    z.meta({
      description:
        'a server of language models, up to and with its version, such as `http://localhost:11434/v1`; `chat/completions` below it is called (messages, streamed answers, `response_format`). Parts of profiles and postings go there, after the member consented',
      shownDefault: 'none: rules of this site write instead',
    }),
  ),
  AI_KEY: word(4_000).check(z.describe('what is sent there as a bearer token, if anything')),
  AI_MODEL: word(200).check(z.describe('the model; required with `AI_URL`')),
  AI_NAME: word(100).check(
    z.meta({
      description: 'the provider as members read it before they consent',
      shownDefault: 'the host of `AI_URL`',
    }),
  ),
  AI_IMAGE_URL: address.check(
    z.meta({
      description:
        'a server of image models, in the same way; `images/generations` below it is called. No part of a profile goes there',
      shownDefault: 'none: avatars are drawn by rules',
    }),
  ),
  AI_IMAGE_KEY: word(4_000).check(z.describe('what is sent there as a bearer token, if anything')),
  AI_IMAGE_MODEL: word(200).check(z.describe('the model; required with `AI_IMAGE_URL`')),
})

export type AiModel = {
  /** Ends with a slash. */
  url: URL
  key: string | undefined
  model: string
  /** The provider as members read it. */
  name: string
  limits: AiTimeLimits
}
/**
 * How long a model may take: until the first piece of an answer, between two pieces, and for all of it; `answerMs` where the page waits for a
 * whole answer.
 */
export type AiTimeLimits = { firstPieceMs: number; silenceMs: number; totalMs: number; answerMs: number }
/** Null where rules do the work. */
export type AiSettings = { text: AiModel | null; images: AiModel | null }

/** A page gives up after 30 seconds (docs/product-rules.md#thirty-second-timeout); it is to read why before that. */
const timeLimits: AiTimeLimits = { firstPieceMs: 20_000, silenceMs: 15_000, totalMs: 120_000, answerMs: 25_000 }

/** Throws one line that names the variable. */
export const readAiSettings = (values: z.infer<typeof aiEnvironment>): AiSettings => {
  const { AI_URL, AI_KEY, AI_MODEL, AI_NAME, AI_IMAGE_URL, AI_IMAGE_KEY, AI_IMAGE_MODEL } = values
  const text = readModel('AI', AI_URL, AI_KEY, AI_MODEL, AI_NAME)
  const images = readModel('AI_IMAGE', AI_IMAGE_URL, AI_IMAGE_KEY, AI_IMAGE_MODEL, undefined)
  // One provider has one name.
  if (text && images && text.url.host === images.url.host) images.name = text.name
  return { text, images }
}

const readModel = (
  prefix: 'AI' | 'AI_IMAGE',
  address: string | undefined,
  key: string | undefined,
  model: string | undefined,
  name: string | undefined,
): AiModel | null => {
  if (address === undefined) {
    if (model !== undefined || key !== undefined)
      throw new Error(`${prefix}_URL: needed with ${prefix}_MODEL and ${prefix}_KEY`)
    return null
  }
  if (model === undefined) throw new Error(`${prefix}_MODEL: needed with ${prefix}_URL`)
  const url = new URL(address)
  if (url.username || url.search || url.hash) throw new Error(`${prefix}_URL: takes no user, query or fragment`)
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return { url, key, model, name: name ?? url.host, limits: timeLimits }
}
