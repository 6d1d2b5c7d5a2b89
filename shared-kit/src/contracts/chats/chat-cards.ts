import { z } from 'zod/mini'

/** Which side of a chat somebody is on. */
export const chatSide = z.enum(['seeker', 'recruiter'])
export type ChatSide = z.infer<typeof chatSide>

/**
 * A resume that was asked for, sent or both (docs/product-rules.md#resume-in-a-chat). `requested` waits for the seeker; `sent` can be
 * opened by the recruiter; `taken_back` cannot any more. A request that nobody answers is `expired`.
 */
export const resumeCard = z.object({
  id: z.number(),
  state: z.enum(['requested', 'sent', 'declined', 'taken_back', 'expired']),
  asked_by: chatSide,
  /** Of the copy that was sent; null before, and once it was taken back. */
  file_name: z.nullable(z.string()),
  file_size: z.nullable(z.number()),
  /** RFC 3339; until when a request can be answered. */
  expires_at: z.string(),
})
export type ResumeCard = z.infer<typeof resumeCard>

/**
 * Phone numbers that one side asked the other to exchange (docs/product-rules.md#exchange-of-phone-numbers). Numbers are told once it is
 * `accepted`, and null before.
 */
export const phoneNumberCard = z.object({
  id: z.number(),
  state: z.enum(['requested', 'accepted', 'declined', 'expired']),
  asked_by: chatSide,
  /** E.164, the verified one. */
  seeker_phone_number: z.nullable(z.string()),
  /** E.164; null where the recruiter gave none. */
  recruiter_phone_number: z.nullable(z.string()),
  /** RFC 3339; until when a request can be answered. */
  expires_at: z.string(),
})
export type PhoneNumberCard = z.infer<typeof phoneNumberCard>

/** A file that was sent (docs/product-rules.md#files-in-a-chat). */
export const fileCard = z.object({
  id: z.number(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  kind: z.enum(['pdf', 'doc', 'docx', 'png', 'jpeg', 'webp']),
  /** Of pictures, in pixels; null of documents. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})
export type FileCard = z.infer<typeof fileCard>
