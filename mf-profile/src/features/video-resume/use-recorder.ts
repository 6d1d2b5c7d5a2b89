import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CameraProblem, cameraProblemOf, findRecordingFormat, recordingBitrates } from './recording-format.ts'

const countdownSeconds = 3

export type RecorderState =
  | { kind: 'opening' }
  | { kind: 'ready' }
  | { kind: 'countdown'; seconds: number }
  | { kind: 'recording'; secondsLeft: number }
  | { kind: 'problem'; problem: CameraProblem }

/**
 * The camera, from when it is asked for until the page lets go of it, and one recording of at most three minutes. Whoever leaves turns it
 * off: its light goes out.
 */
export const useRecorder = (onRecorded: (recording: Blob) => void) => {
  const [state, setState] = useState<RecorderState>({ kind: 'opening' })
  const [stream, setStream] = useState<MediaStream>()
  const recorder = useRef<MediaRecorder>(undefined)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the camera again.
  useEffect(() => {
    let opened: MediaStream | undefined
    let isGone = false
    const open = async () => {
      if (!navigator.mediaDevices || !findRecordingFormat()) throw new Error('this browser records nothing')
      opened = await navigator.mediaDevices.getUserMedia({
        audio: true,
        video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
      })
      if (isGone) return stopTracks(opened)
      setStream(opened)
      setState({ kind: 'ready' })
    }
    setState({ kind: 'opening' })
    open().catch((error) => !isGone && setState({ kind: 'problem', problem: cameraProblemOf(error) }))
    return () => {
      isGone = true
      clearInterval(timer.current)
      // What was recorded until then is nobody's.
      if (recorder.current) recorder.current.onstop = null
      stopTracks(opened)
      setStream(undefined)
    }
  }, [attempt])

  const stop = useCallback(() => {
    clearInterval(timer.current)
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }, [])

  const record = () => {
    if (!stream) return
    const parts: Blob[] = []
    const mimeType = findRecordingFormat()
    const started = new MediaRecorder(stream, { mimeType, ...recordingBitrates })
    recorder.current = started
    started.ondataavailable = ({ data }) => parts.push(data)
    started.onerror = () => setState({ kind: 'problem', problem: 'busy' })
    started.onstop = () => onRecorded(new Blob(parts, { type: mimeType }))
    // Somebody pulled the camera out.
    stream.getVideoTracks()[0]?.addEventListener('ended', stop, { once: true })
    started.start(1000)
    const endsAt = Date.now() + videoLimits.seconds * 1000
    setState({ kind: 'recording', secondsLeft: videoLimits.seconds })
    timer.current = setInterval(() => {
      const secondsLeft = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setState({ kind: 'recording', secondsLeft })
      if (secondsLeft === 0) stop()
    }, 250)
  }

  const start = () => {
    let seconds = countdownSeconds
    setState({ kind: 'countdown', seconds })
    timer.current = setInterval(() => {
      seconds -= 1
      if (seconds > 0) return setState({ kind: 'countdown', seconds })
      clearInterval(timer.current)
      record()
    }, 1000)
  }

  return { state, stream, start, stop, retry: () => setAttempt((count) => count + 1) }
}

const stopTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
