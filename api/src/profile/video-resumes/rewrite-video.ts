import { open } from 'node:fs/promises'
import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import {
  BufferSource,
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { createReader } from '../resumes/read-at.ts'
import { endsWithLastBox } from './ends-with-last-box.ts'

export type VideoFacts = { durationMs: number; width: number; height: number }
type VideoProblem = 'videoKind' | 'videoUnreadable' | 'videoTooLong' | 'videoTooShort'
export type RewrittenVideo = { facts: VideoFacts; bytes: Uint8Array } | { problem: VideoProblem }

/** What the browsers of recruiters play within MP4, whichever they have. */
const videoCodecs = ['avc', 'vp9', 'av1'] as const
const audioCodecs = ['aac', 'mp3', 'opus'] as const
const isOneOf = (codecs: readonly string[], codec: string | null) => codec !== null && codecs.includes(codec)

/** A recorder stops between two pictures, so three minutes are a little more. */
const graceSeconds = 1
/** How much shorter what was read may be than what the file says. */
const maxMissingSeconds = 0.5
/** The new index may be longer than the old one. An index that names the same pictures again and again makes a file of any size. */
const maxWrittenBytes = videoLimits.bytes * 1.1

/**
 * Reads an MP4 file by its bytes, and writes it anew: its index first, so that it plays before it has arrived as a whole, and without
 * its metadata, where telephones write the place. Pictures and sound are copied as they are. Run it in a process of its own: what a stranger
 * sends may take long, and memory without end.
 */
export const rewriteVideo = async (path: string): Promise<RewrittenVideo> => {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  try {
    return await rewriteInput(path, input)
  } finally {
    input.dispose()
  }
}

const rewriteInput = async (path: string, input: Input): Promise<RewrittenVideo> => {
  if (!(await input.canRead().catch(() => false))) return { problem: 'videoKind' }
  if (!(await isWhole(path))) return { problem: 'videoUnreadable' }
  const picture = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  if (!picture || !isOneOf(videoCodecs, picture.codec)) return { problem: 'videoUnreadable' }
  if (sound && !isOneOf(audioCodecs, sound.codec)) return { problem: 'videoUnreadable' }
  if (!hasShowableSize(picture)) return { problem: 'videoUnreadable' }
  const duration = await input.computeDuration()
  if (duration > videoLimits.seconds + graceSeconds) return { problem: 'videoTooLong' }
  const bytes = await copyTracks(input)
  if (!bytes || bytes.length > maxWrittenBytes) return { problem: 'videoUnreadable' }
  const writtenSeconds = await durationOf(bytes)
  // An index can name pictures that are not there.
  if (!(writtenSeconds > 0) || writtenSeconds < duration - maxMissingSeconds) return { problem: 'videoUnreadable' }
  const { displayWidth: width, displayHeight: height } = picture
  // A recording that is stopped where it began.
  if (writtenSeconds < videoLimits.minSeconds) return { problem: 'videoTooShort' }
  return { facts: { durationMs: Math.round(writtenSeconds * 1000), width, height }, bytes }
}

const isWhole = async (path: string): Promise<boolean> => {
  const handle = await open(path)
  try {
    return await endsWithLastBox(createReader(handle), (await handle.stat()).size)
  } finally {
    await handle.close()
  }
}

const hasShowableSize = ({ codedWidth, codedHeight, displayWidth, displayHeight }: InputVideoTrack): boolean =>
  Math.min(codedWidth, codedHeight, displayWidth, displayHeight) > 0 &&
  Math.max(codedWidth * codedHeight, displayWidth * displayHeight) <= videoLimits.pixels

/** Null where pictures or sound cannot be copied. */
const copyTracks = async (input: Input): Promise<Uint8Array | null> => {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  })
  const isMissing = conversion.discardedTracks.some(
    ({ reason }) => reason !== 'discarded_by_user' && reason !== 'unknown_source_codec',
  )
  if (!conversion.isValid || isMissing) return null
  await conversion.execute()
  return target.buffer && new Uint8Array(target.buffer)
}

const durationOf = async (bytes: Uint8Array): Promise<number> => {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  try {
    return await input.computeDuration()
  } finally {
    input.dispose()
  }
}
