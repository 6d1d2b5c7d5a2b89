/** Words of the contracts of videos that pages need before they call anything; apart, so that they load no validator. */

/** Of video resumes (docs/product-rules.md#video-resumes): how many, how long and how short in seconds, how large in bytes, and how many pixels. */
export const videoLimits = {
  maxCount: 3,
  seconds: 180,
  minSeconds: 1,
  bytes: 30 * 1024 * 1024,
  mediaType: 'video/mp4',
  pixels: 4096 * 2304,
} as const

/** Of a cover's file: what the API reads, its size in bytes, and the longer side of what it keeps. */
export const videoCoverLimits = {
  bytes: 10 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png'],
  side: 960,
} as const

export const readVideoPath = '/api/jobseeker/video-resumes/:id/file'
export const readVideoCoverPath = '/api/jobseeker/video-resumes/:id/cover'

/** Address of a video's file, for players. */
export const videoFilePath = (id: number): string => readVideoPath.replace(':id', String(id))
/** Address of a video's cover. `version` is that of the video, so that a player shows a new cover at once. */
export const videoCoverPath = (id: number, version: string): string =>
  `${readVideoCoverPath.replace(':id', String(id))}?version=${version}`
