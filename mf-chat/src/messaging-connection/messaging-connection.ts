import { isApiError } from '@jobspan/shared-kit/api'
import type { ChatSocketClientEvent, ChatSocketEvent } from '@jobspan/shared-kit/contracts/messaging'

type Settings = {
  /** Of the WebSocket. */
  url: string
  /** With which the server says that the session has ended. */
  sessionEndedCode: number
  /** Gets the cookie that opens the connection. */
  authorize(): Promise<unknown>
  /** Reads what the server said; undefined where it is nothing that we know. */
  read(text: string): ChatSocketEvent | undefined
  onEvent(event: ChatSocketEvent): void
  /** The server can be reached, for the first time or again. */
  onOpen(): void
  /** Something may have been said while there was no connection. */
  onEventsMissed(): void
}

export type MessagingConnection = {
  /** Says something where there is a connection; else nobody hears it. */
  say(call: ChatSocketClientEvent): void
  isOpen(): boolean
  close(): void
}

const minReconnectDelayMs = 1000
const maxReconnectDelayMs = 30_000

/** Each try waits about twice as long, and nobody at the same moment as everybody else. */
const getReconnectDelayMs = (attempt: number) =>
  Math.min(maxReconnectDelayMs, minReconnectDelayMs * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Keeps one connection open until it is closed, or the session has ended. A lost one is opened again after a wait; at once where the
 * connection of the browser comes back or somebody returns to the tab, and not at all while nobody sees it.
 */
export const openMessagingConnection = ({
  url,
  sessionEndedCode,
  authorize,
  read,
  onEvent,
  onOpen,
  onEventsMissed,
}: Settings): MessagingConnection => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The attempt at hand; an older one that comes back is of no interest. */
  let generation = 0
  let failures = 0
  let isLost = false
  const isOpen = () => socket?.readyState === WebSocket.OPEN

  const stop = () => {
    generation += 1
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', onOnline)
  }

  const handleConnectionLost = () => {
    socket = undefined
    isLost = true
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(connect, getReconnectDelayMs(failures))
    failures += 1
  }

  const connect = async () => {
    clearTimeout(timer)
    isLost = false
    generation += 1
    const ownGeneration = generation
    try {
      await authorize()
    } catch (error) {
      if (ownGeneration !== generation) return
      // Without a session there is nothing to connect to; the call itself has seen to the rest.
      if (isApiError(error) && (error.status === 401 || error.status === 403)) stop()
      else handleConnectionLost()
      return
    }
    if (ownGeneration !== generation) return
    const opened = new WebSocket(url)
    let wasOpen = false
    socket = opened
    opened.onopen = () => {
      failures = 0
      wasOpen = true
      onEventsMissed()
      onOpen()
    }
    opened.onmessage = ({ data }) => {
      if (socket !== opened || typeof data !== 'string') return
      const event = read(data)
      if (event) onEvent(event)
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      if (code === sessionEndedCode) {
        stop()
        // The next read tells whether the session of the site has ended as well.
        onEventsMissed()
      } else {
        // Where no connection gets through, each try asks what one would have told.
        if (!wasOpen) onEventsMissed()
        handleConnectionLost()
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
