import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { withJitter } from '@jobspan/shared-kit/timing'

type Settings = {
  country: CountryKey
  /** Id of the list that this tab uses. */
  remoteListId(): string
  /** Asks for the list after a delay in milliseconds. */
  refresh(delayMs: number): Promise<void>
}

const pollIntervalMs = 20_000
/** A stream that was silent for this long is buffered somewhere on its way, or dead. */
const heartbeatTimeoutMs = 40_000
/** Time for the first event of a stream. Without one the tab polls. */
const firstEventTimeoutMs = 8000
const streamRetryDelayMs = 300_000
/** Tabs of one site do not all ask in the same instant. */
const maxJitterMs = 1500

/**
 * Listens to the server's stream of events while the tab is visible. Where no stream gets through, it polls, and tries the stream again
 * after five minutes.
 */
export const openReleaseStream = ({ country, remoteListId, refresh }: Settings): void => {
  let stream: EventSource | undefined
  let heartbeatTimer = 0
  let pollTimer = 0
  const stop = () => {
    stream?.close()
    stream = undefined
    clearTimeout(heartbeatTimer)
    clearInterval(pollTimer)
  }
  const poll = () => {
    stop()
    void refresh(Math.random() * maxJitterMs)
    const failedAt = performance.now()
    // The streams of all tabs were lost in the same instant, so each tab polls at its own interval.
    pollTimer = window.setInterval(() => {
      if (performance.now() - failedAt > streamRetryDelayMs) open()
      else void refresh(0)
    }, withJitter(pollIntervalMs))
  }
  const open = () => {
    stop()
    const opened = new EventSource(`/live?country=${country}`)
    stream = opened
    const resetHeartbeatTimer = (timeoutMs = heartbeatTimeoutMs) => {
      clearTimeout(heartbeatTimer)
      heartbeatTimer = window.setTimeout(poll, timeoutMs)
    }
    resetHeartbeatTimer(firstEventTimeoutMs)
    opened.addEventListener('heartbeat', () => resetHeartbeatTimer())
    opened.addEventListener('remote-list', ({ data }: MessageEvent<string>) => {
      resetHeartbeatTimer()
      if (data !== remoteListId()) void refresh(Math.random() * maxJitterMs)
    })
    // After a break the browser reconnects by itself, unless the server refused the stream.
    opened.addEventListener('error', () => {
      if (opened === stream && opened.readyState === EventSource.CLOSED) poll()
    })
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') stop()
    else open()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onVisibilityChange()
  })
  onVisibilityChange()
}
