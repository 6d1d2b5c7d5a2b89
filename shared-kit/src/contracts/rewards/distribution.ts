import { z } from 'zod/mini'
import { personName } from '../auth/session.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'
import { resumeLimits } from '../profile/resumes.ts'
import { rewardLimits } from './programme.ts'

/** Eight digits, as the wallet shows it. */
export const cwalletId = z
  .string()
  .check(cleanLine(), z.regex(new RegExp(`^\\d{${rewardLimits.cwalletIdDigits}}$`), 'not_a_cwallet_id'))

/** Where merchandise is sent: mainland China only (docs/product-rules.md#merchandise). */
export const deliveryAddress = z.object({
  recipient: personName,
  /** A mobile number of mainland China, with or without +86. */
  phone: z.string().check(cleanLine(), z.regex(/^(?:\+?86)?[ -]?1[3-9]\d[ -]?\d{4}[ -]?\d{4}$/, 'not_a_phone_number')),
  address: z.string().check(cleanText(), z.minLength(5), z.maxLength(300)),
})

const distributionInfo = z.object({
  cwallet_id: z.nullable(z.string()),
  /** Null where there is none, and again once everything was delivered. */
  delivery: z.nullable(z.object({ recipient: z.string(), phone: z.string(), address: z.string() })),
  /** Whether the member's country is one that merchandise is sent to: only then ask for an address. */
  is_delivery_possible: z.boolean(),
  /** The resume for referrals. */
  resume: z.nullable(
    z.object({ filename: z.string(), kind: z.enum(resumeLimits.kinds), size: z.number(), uploaded_at: z.string() }),
  ),
})
export type DistributionInfo = z.infer<typeof distributionInfo>

export const getDistributionInfo = endpoint({
  method: 'GET',
  path: '/api/rewards/distribution',
  summary: 'Where the member’s rewards are sent',
  access: 'member',
  data: distributionInfo,
})
/** Replaces both. A delivery where merchandise is not sent: 40058. */
export const saveDistributionInfo = endpoint({
  method: 'PUT',
  path: '/api/rewards/distribution',
  summary: 'Notes where the member’s rewards are sent',
  access: 'member',
  body: z.object({ cwallet_id: z.nullable(cwalletId), delivery: z.nullable(deliveryAddress) }),
  data: distributionInfo,
})
/** A form with one part `file`, as `uploadResume`: PDF, DOC or DOCX by its bytes (41264), at most 30 MB (41007), not damaged (40025). Replaces the one before. */
export const uploadRewardResume = endpoint({
  method: 'POST',
  path: '/api/rewards/distribution/resume',
  summary: 'Uploads the resume for referrals',
  access: 'member',
  filePart: 'file',
  data: distributionInfo,
})
export const deleteRewardResume = endpoint({
  method: 'DELETE',
  path: '/api/rewards/distribution/resume',
  summary: 'Deletes the resume for referrals',
  access: 'member',
  data: distributionInfo,
})
