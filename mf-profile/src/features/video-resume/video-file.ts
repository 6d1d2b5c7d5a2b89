import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import {
  BlobSource,
  BufferTarget,
  Conversion,
  ConversionCanceledError,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
} from 'mediabunny'

/** What is wrong with a file before it is sent. The API looks closer. */
export type VideoFault = 'kind' | 'size' | 'long' | 'short' | 'unreadable'

/** What every browser plays within MP4. */
const codecs = ['avc', 'vp9', 'av1'] as const
const graceSeconds = 1

/** Looks into a file that was chosen; undefined where nothing is wrong with it. */
export const findVideoFault = async (file: File): Promise<VideoFault | undefined> => {
  if (file.size > videoLimits.bytes) return 'size'
  const input = new Input({ source: new BlobSource(file), formats: [MP4] })
  try {
    if (!(await input.canRead().catch(() => false))) return 'kind'
    const picture = await input.getPrimaryVideoTrack()
    if (!picture?.codec || !codecs.some((codec) => codec === picture.codec)) return 'unreadable'
    const seconds = await input.computeDuration()
    if (seconds < videoLimits.minSeconds) return 'short'
    return seconds > videoLimits.seconds + graceSeconds ? 'long' : undefined
  } catch {
    return 'unreadable'
  } finally {
    input.dispose()
  }
}

/** Whether a recording was stopped where it began. Throws where it cannot be read. */
export const isTooShort = async (recording: Blob): Promise<boolean> => {
  if (recording.size === 0) return true
  const input = new Input({ source: new BlobSource(recording), formats: [MP4, WEBM] })
  try {
    return (await input.computeDuration()) < videoLimits.minSeconds
  } finally {
    input.dispose()
  }
}

/**
 * Makes an MP4 file of what a browser recorded: one that recorded MP4 has it copied, with its length and index; one that recorded WebM has it
 * converted. Throws where the browser cannot do that.
 */
export const toMp4 = async (
  recording: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<File> => {
  const input = new Input({ source: new BlobSource(recording), formats: [MP4, WEBM] })
  try {
    const target = new BufferTarget()
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
      tracks: 'primary',
      // A recording that is already coded as MP4 takes it is copied as it is.
      copy: { shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    })
    if (!conversion.utilizedTracks.some((track) => track.isVideoTrack())) throw new Error('no picture can be converted')
    conversion.onProgress = (share) => onProgress(share)
    signal.addEventListener('abort', () => void conversion.cancel(), { once: true })
    signal.throwIfAborted()
    await conversion.execute()
    if (!target.buffer) throw new Error('the conversion made no file')
    return new File([target.buffer], 'video-resume.mp4', { type: videoLimits.mediaType })
  } catch (error) {
    throw error instanceof ConversionCanceledError ? signal.reason : error
  } finally {
    input.dispose()
  }
}
