import { z } from 'zod/mini'
import { avatarStyles } from '../ai/ai-constants.ts'
import { aiQuota, aiSource, aiSourceChoice } from '../ai/ai-help.ts'
import { sessionUser } from '../auth/session.ts'
import { endpoint } from '../platform/endpoint.ts'
import { avatarLimits, avatarPath } from './profile-constants.ts'

/**
 * A form (multipart/form-data, RFC 7578) with a part `avatar`, the file, and perhaps a field `filename`, which is not read. JPEG, PNG or WebP
 * by its bytes, at most 10 MB (41007); else, or damaged, or of more than 50 million pixels: 40027. The middle square is taken, turned as the
 * camera held it, without its metadata, as WebP of 512 and 128 pixels. A former avatar is deleted. `user.avatar` is the address of the larger
 * one; `avatarAddress` gives the smaller one's.
 */
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/jobseeker/upload-avatar',
  summary: 'Sets the avatar',
  access: 'member',
  filePart: 'avatar',
  data: z.object({ user: sessionUser }),
})
/** Succeeds without one too. */
export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/avatar/delete',
  summary: 'Deletes the avatar',
  access: 'member',
  data: z.object({ user: sessionUser }),
})
/** The picture itself, not in the envelope. Its address is guessed by nobody and names one picture for ever. */
export const readAvatar = endpoint({
  method: 'GET',
  path: avatarPath,
  summary: 'An avatar as WebP',
  params: z.object({
    token: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    side: z.enum(avatarLimits.sides.map(String) as [string, ...string[]]),
  }),
  data: z.file().check(z.mime(['image/webp'])),
})

/**
 * A picture to choose. `image` is a data URL of a WebP square; `proof` shows for an hour, and to its member alone, that it was made here.
 */
export const avatarCandidate = z.object({ image: z.string(), proof: z.string(), style: z.enum(avatarStyles) })
export type AvatarCandidate = z.infer<typeof avatarCandidate>

/**
 * Makes pictures to choose an avatar from, by chance: nothing of the profile goes into them. Without `style` one of each kind by rules; an
 * image model makes one picture. Without consent to such a model 40040, past five of a day 41292; 41291 where it failed, which does not count.
 */
export const generateAvatars = endpoint({
  method: 'POST',
  path: '/api/jobseeker/avatar/generate',
  summary: 'Makes pictures to choose an avatar from',
  access: 'member',
  body: z.object({ style: z.optional(z.enum(avatarStyles)), source: aiSourceChoice }),
  data: z.object({ candidates: z.array(avatarCandidate), source: aiSource, quota: aiQuota }),
})
/** Sets a candidate as the avatar, marked as generated. A proof that does not hold, or no more, is 40001. */
export const chooseAvatar = endpoint({
  method: 'POST',
  path: '/api/jobseeker/avatar/choose',
  summary: 'Sets a generated picture as the avatar',
  access: 'member',
  body: z.object({
    image: z.string().check(z.maxLength(220_000), z.regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)),
    proof: z.string().check(z.maxLength(400)),
  }),
  data: z.object({ user: sessionUser }),
})
