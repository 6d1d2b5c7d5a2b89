import { randomInt } from 'node:crypto'
import type { createInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import type { z } from 'zod/mini'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import { parseMeetingLink } from './meeting-link.ts'
import type { interviews } from './tables.ts'

type Details = Pick<
  z.output<(typeof createInterview)['body']>,
  'format' | 'place' | 'video_url' | 'interviewers' | 'what_to_bring' | 'note'
>

type Columns = Pick<
  typeof interviews.$inferInsert,
  'format' | 'address' | 'latitude' | 'longitude' | 'checkInCode' | 'videoUrl' | 'interviewers' | 'whatToBring' | 'note'
>

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Where an interview takes place, and with whom, as it is stored. A code that is there stays. Throws 422 where what the format needs is missing, or
 * does not belong to it, and 41416 to 41419 for links.
 */
export const readInterviewDetails = (details: Details, formerCode: string | null): Columns => {
  const { format, place, video_url: videoUrl } = details
  assertFieldsValid({
    place:
      (format === 'place' && !place && 'required') ||
      (format !== 'place' && Boolean(place) && 'only_with_format_place'),
    video_url:
      (format === 'video' && !videoUrl && 'required') ||
      (format !== 'video' && Boolean(videoUrl) && 'only_with_format_video'),
    longitude: place !== undefined && (place.latitude === null) !== (place.longitude === null) && 'both_or_neither',
  })
  return {
    format,
    address: place?.address ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    checkInCode: place?.with_code ? (formerCode ?? newCode()) : null,
    videoUrl: videoUrl ? parseMeetingLink(videoUrl).url : null,
    interviewers: details.interviewers,
    whatToBring: details.what_to_bring || null,
    note: details.note || null,
  }
}
