import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { readVideoCoverPath, readVideoPath, videoLimits } from './video-constants.ts'

/** What is known of a video; `duration` in seconds, `size` in bytes, `width` and `height` in pixels as it is shown. */
const facts = { duration: z.number(), size: z.number(), width: z.number(), height: z.number() }

/** A video resume. `cover` is the version of its cover, for `videoCoverPath`; null without one. */
export const videoResume = z.object({
  id: z.number(),
  ...facts,
  cover: z.nullable(z.string()),
  /** RFC 3339. */
  uploaded_at: z.string(),
})
export type VideoResume = z.infer<typeof videoResume>

/** The video that went with an application. */
export const sentVideo = z.object({ ...facts, has_cover: z.boolean() })
export type SentVideo = z.infer<typeof sentVideo>

const list = z.object({ items: z.array(videoResume) })
const params = z.object({ id: identifier })

export const listVideoResumes = endpoint({
  method: 'GET',
  path: '/api/jobseeker/video-resumes',
  summary: 'The member’s video resumes, the newest first',
  access: 'member',
  data: list,
})
/**
 * A form (multipart/form-data, RFC 7578) with one part `file` and no other. Its bytes tell what it is, not its name. Refused: no MP4 (ISO/IEC
 * 14496-14), an empty file too, 41265; larger than 30 MB 41007; longer than three minutes, or shorter than a second, 40048; cut short, damaged, without a picture, of
 * more pixels than 4K, or coded in a way that some browser does not play, 40047; a fourth one 41245. Pictures are AVC, VP9 or AV1, sound is
 * AAC, MP3 or Opus, or none. What is stored starts before it has arrived as a whole, and is without the metadata of the file, which can name
 * a place.
 *
 * It is sent as `uploadResume` is, with an `Idempotency-Key`. The new one is the first of `items`.
 */
export const uploadVideoResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/video_resume/upload_v1',
  summary: 'Adds a video resume',
  access: 'member',
  filePart: 'file',
  data: list,
  idempotent: true,
})
/**
 * A form with a part `cover`, JPEG or PNG by its bytes, at most 10 MB (41007); else, or damaged, 40049. `id` is that of the video. The picture
 * is kept as WebP of at most 960 pixels a side, without its metadata. A former cover is deleted.
 */
export const uploadVideoCover = endpoint({
  method: 'POST',
  path: '/api/jobseeker/video-resumes/upload-video-cover',
  summary: 'Sets the cover of a video resume',
  access: 'member',
  filePart: 'cover',
  query: z.object({ id: identifier }),
  data: list,
})
export const deleteVideoResume = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/video-resume/:id/delete',
  summary: 'Deletes a video resume with its files',
  access: 'member',
  params,
  data: list,
})
/** The file itself, not in the envelope, or the part of it that `Range` names (RFC 9110 14.2); errors come in the envelope. */
export const readVideoResume = endpoint({
  method: 'GET',
  path: readVideoPath,
  summary: 'The file of a video resume',
  access: 'member',
  params,
  data: z.file().check(z.mime([videoLimits.mediaType])),
})
/** The picture itself, not in the envelope. */
export const readVideoCover = endpoint({
  method: 'GET',
  path: readVideoCoverPath,
  summary: 'The cover of a video resume as WebP',
  access: 'member',
  params,
  data: z.file().check(z.mime(['image/webp'])),
})
