import { isApiError } from '../api/api-error.ts'
import {
  type ChatSocketClientEvent,
  type ChatSocketEvent,
  chatSocketCloseCode,
  chatSocketEvent,
  chatSocketPath,
} from '../contracts/chats/messaging.ts'
import { withJitter } from '../timing.ts'

type Settings = {
  /** Gets the cookie that opens the connection. */
  authorize(): Promise<unknown>
  onEvent(event: ChatSocketEvent): void
  /** Called each time a connection opens. */
  onOpen(): void
  /** Called when events may have been missed while there was no connection. */
  onEventsMissed(): void
  /** Called when the session has ended: the connection is closed, and no other is opened. */
  onSessionEnded(): void
}

export type MessagingConnection = {
  /** Sends an event; drops it when there is no open connection. */
  send(event: ChatSocketClientEvent): void
  isOpen(): boolean
  close(): void
}

const minReconnectDelayMs = 1000
const maxReconnectDelayMs = 30_000

const getSocketUrl = (): string => {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${chatSocketPath}`
}

/** Undefined where the text is no event that this release knows: a newer server may send more. */
const parseEvent = (text: string): ChatSocketEvent | undefined => {
  try {
    return chatSocketEvent.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Doubles with each attempt. Jitter keeps many browsers from reconnecting at the same moment. */
const getReconnectDelayMs = (attempt: number) =>
  withJitter(Math.min(maxReconnectDelayMs, minReconnectDelayMs * 2 ** attempt))

/**
 * Keeps one connection open until `close` is called or the session ends. A lost connection is opened again after a delay; at once when
 * the browser is online again or the tab is shown again; and not while the tab is hidden.
 */
export const openMessagingConnection = ({
  authorize,
  onEvent,
  onOpen,
  onEventsMissed,
  onSessionEnded,
}: Settings): MessagingConnection => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts attempts: the late result of an earlier attempt is ignored. */
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
      // Without a session there is nothing to connect to. The API client has handled the ended session already.
      if (isApiError(error) && (error.status === 401 || error.status === 403)) {
        stop()
        onSessionEnded()
      } else handleConnectionLost()
      return
    }
    if (ownGeneration !== generation) return
    const opened = new WebSocket(getSocketUrl())
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
      const event = parseEvent(data)
      if (event) onEvent(event)
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      if (code === chatSocketCloseCode.ended) {
        stop()
        // The next query shows whether the session of the site has ended as well.
        onEventsMissed()
        onSessionEnded()
      } else {
        // Where no WebSocket gets through, each attempt reloads what its events would have brought.
        if (!wasOpen) onEventsMissed()
        handleConnectionLost()
      }
    }
  }

  function onVisible() {
    if (document.visibilityState === 'visible' && isLost) void connect()
  }

  /** A connection from before the outage is usually dead, and no event says so. */
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
    send: (event) => {
      if (isOpen()) socket?.send(JSON.stringify(event))
    },
    isOpen,
    close: stop,
  }
}
