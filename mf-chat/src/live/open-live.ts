import { isApiError } from '@jobspan/shared-kit/api'
import type { LiveCall, LiveEvent } from '@jobspan/shared-kit/contracts/messaging'

type Settings = {
  /** Of the WebSocket. */
  url: string
  /** With which the server says that the session has ended. */
  endedCode: number
  /** Gets the cookie that opens the connection. */
  enter(): Promise<unknown>
  /** Reads what the server said; undefined where it is nothing that we know. */
  read(text: string): LiveEvent | undefined
  onEvent(event: LiveEvent): void
  /** The server can be reached, for the first time or again. */
  onOpen(): void
  /** Something may have been said while there was no connection. */
  onGap(): void
}

export type Live = {
  /** Says something where there is a connection; else nobody hears it. */
  say(call: LiveCall): void
  isOpen(): boolean
  close(): void
}

const shortestWait = 1000
const longestWait = 30_000

/** Each try waits about twice as long, and nobody at the same moment as everybody else. */
const waitBefore = (attempt: number) => Math.min(longestWait, shortestWait * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Keeps one connection open until it is closed, or the session has ended. A lost one is opened again after a wait; at once where the
 * connection of the browser comes back or somebody returns to the tab, and not at all while nobody sees it.
 */
export const openLive = ({ url, endedCode, enter, read, onEvent, onOpen, onGap }: Settings): Live => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The attempt at hand; an older one that comes back is of no interest. */
  let turn = 0
  let failures = 0
  let isLost = false
  const isOpen = () => socket?.readyState === WebSocket.OPEN

  const stop = () => {
    turn += 1
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', onOnline)
  }

  const lose = () => {
    socket = undefined
    isLost = true
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(connect, waitBefore(failures))
    failures += 1
  }

  const connect = async () => {
    clearTimeout(timer)
    isLost = false
    turn += 1
    const own = turn
    try {
      await enter()
    } catch (error) {
      if (own !== turn) return
      // Without a session there is nothing to connect to; the call itself has seen to the rest.
      if (isApiError(error) && (error.status === 401 || error.status === 403)) stop()
      else lose()
      return
    }
    if (own !== turn) return
    const opened = new WebSocket(url)
    let wasOpen = false
    socket = opened
    opened.onopen = () => {
      failures = 0
      wasOpen = true
      onGap()
      onOpen()
    }
    opened.onmessage = ({ data }) => {
      if (socket !== opened || typeof data !== 'string') return
      const event = read(data)
      if (event) onEvent(event)
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      if (code === endedCode) {
        stop()
        // The next read tells whether the session of the site has ended as well.
        onGap()
      } else {
        // Where no connection gets through, each try asks what one would have told.
        if (!wasOpen) onGap()
        lose()
      }
    }
  }

  function onVisible() {
    if (document.visibilityState === 'visible' && isLost) void connect()
  }

  /** A connection from before is dead as a rule, and nothing tells. */
  function onOnline() {
    const last = socket
    socket = undefined
    last?.close()
    failures = 0
    void connect()
  }

  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onOnline)
  void connect()

  return {
    say: (call) => {
      if (isOpen()) socket?.send(JSON.stringify(call))
    },
    isOpen,
    close: stop,
  }
}
