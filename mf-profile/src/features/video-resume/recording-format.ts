/** What is recorded, the best first: what employers play everywhere, then what is converted. */
const formats = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/mp4;codecs=vp9,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const

/** The format that this browser records; undefined where it records none. */
export const findRecordingFormat = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : formats.find((format) => MediaRecorder.isTypeSupported(format))

/** Three minutes of these are 24 MB. */
export const recordingBitrates = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 96_000 } as const

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported'

/** Why a camera was not to be had, by the name of the browser's error (W3C Media Capture and Streams 10.2). */
export const cameraProblemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported'
}
