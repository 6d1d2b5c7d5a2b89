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

type SocketListeners = {
  onOpen(): void
  onEvent(event: ChatSocketEvent): void
  onClose(code: number, wasOpen: boolean): void
}

/** Opens one WebSocket. `close` ends it without a further call of its listeners. */
const openSocket = ({ onOpen, onEvent, onClose }: SocketListeners) => {
  const socket = new WebSocket(getSocketUrl())
  let wasOpen = false
  let isClosed = false
  socket.onopen = () => {
    if (isClosed) return
    wasOpen = true
    onOpen()
  }
  socket.onmessage = ({ data }) => {
    const event = isClosed || typeof data !== 'string' ? undefined : parseEvent(data)
    if (event) onEvent(event)
  }
  socket.onclose = ({ code }) => {
    if (!isClosed) onClose(code, wasOpen)
  }
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (event: ChatSocketClientEvent) => socket.send(JSON.stringify(event)),
    close() {
      isClosed = true
      socket.close()
    },
  }
}

/** Calls back when a connection is worth a try again: the tab is shown again, or the browser is online again. Returns what ends that. */
const listenToBrowser = (onVisible: () => void, onOnline: () => void): (() => void) => {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onVisible()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('online', onOnline)
  }
}

/** Asks for the cookie. Without a session there is nothing to connect to; the API client has handled the ended session already. */
const tryToAuthorize = async (authorize: Settings['authorize']): Promise<'authorized' | 'no-session' | 'failed'> => {
  try {
    await authorize()
    return 'authorized'
  } catch (error) {
    return isApiError(error) && (error.status === 401 || error.status === 403) ? 'no-session' : 'failed'
  }
}

/**
 * Keeps one connection open until `close` is called or the session ends. A lost connection is opened again after a delay; at once when
 * the browser is online again or the tab is shown again; and not while the tab is hidden.
 */
export const openMessagingConnection = (settings: Settings): MessagingConnection => {
  const { authorize, onEvent, onOpen, onEventsMissed, onSessionEnded } = settings
  let socket: ReturnType<typeof openSocket> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts attempts: the late result of an earlier attempt is ignored. */
  let generation = 0
  let failures = 0
  let isLost = false

  const handleConnectionLost = () => {
    socket = undefined
    isLost = true
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(connect, getReconnectDelayMs(failures))
    failures += 1
  }
  const handleClosed = (code: number, wasOpen: boolean) => {
    if (code === chatSocketCloseCode.ended) {
      stop()
      // The next query shows whether the session of the site has ended as well.
      onEventsMissed()
      onSessionEnded()
      return
    }
    // Where no WebSocket gets through, each attempt reloads what its events would have brought.
    if (!wasOpen) onEventsMissed()
    handleConnectionLost()
  }
  const connect = async () => {
    clearTimeout(timer)
    isLost = false
    generation += 1
    const ownGeneration = generation
    const result = await tryToAuthorize(authorize)
    if (ownGeneration !== generation) return
    if (result === 'failed') return handleConnectionLost()
    if (result === 'no-session') {
      stop()
      onSessionEnded()
      return
    }
    const handleOpened = () => {
      failures = 0
      onEventsMissed()
      onOpen()
    }
    socket = openSocket({ onOpen: handleOpened, onEvent, onClose: handleClosed })
  }

  const stopListening = listenToBrowser(
    () => {
      if (isLost) void connect()
    },
    () => {
      // A connection from before the outage is usually dead, and no event says so.
      socket?.close()
      failures = 0
      void connect()
    },
  )
  const stop = () => {
    generation += 1
    clearTimeout(timer)
    socket?.close()
    socket = undefined
    stopListening()
  }
  void connect()

  return {
    send: (event) => {
      if (socket?.isOpen()) socket.send(event)
    },
    isOpen: () => socket?.isOpen() === true,
    close: stop,
  }
}
