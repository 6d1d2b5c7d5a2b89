import type { ChatSocketClientEvent, ChatSocketEvent } from '@jobspan/shared-kit/contracts/messaging'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { memberAtom } from '@jobspan/shared-kit/session'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { applyMessagingEvent, invalidateChats } from '../chat/chat-cache.ts'
import type { MessagingConnection } from './messaging-connection.ts'

type Listener = (event: ChatSocketEvent) => void
type MessagingContextValue = {
  sendEvent(call: ChatSocketClientEvent): void
  isOpen(): boolean
  subscribe(listener: Listener): () => void
  /** Hears whenever there is a connection again. */
  subscribeToOpen(listener: () => void): () => void
}

const disconnectedContextValue: MessagingContextValue = {
  sendEvent: () => undefined,
  isOpen: () => false,
  subscribe: () => () => undefined,
  subscribeToOpen: () => () => undefined,
}
const MessagingContext = createContext<MessagingContextValue>(disconnectedContextValue)

/** What is said over the live connection, and a way to say something. */
export const useMessaging = (): MessagingContextValue => useContext(MessagingContext)

const liveAddress = (path: string): string => {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}`
}

/** Holds the tab's one live connection for as long as it is shown, and keeps the query cache true to what comes over it. */
export function MessagingProvider({ children }: { children: ReactNode }) {
  const { api, queryClient, events, store } = usePlatform()
  const [listeners] = useState(() => new Set<Listener>())
  const [openListeners] = useState(() => new Set<() => void>())
  const live = useRef<MessagingConnection>(undefined)

  useEffect(() => {
    /** Code that comes after the page was left, or somebody else came, opens nothing. */
    let turn = 0
    const open = async () => {
      turn += 1
      const own = turn
      const [
        { openMessagingConnection: openLive },
        { chatSocketCloseCode: liveCloseCode, chatSocketEvent: liveEvent, chatSocketPath: livePath, openMessaging },
      ] = await Promise.all([import('./messaging-connection.ts'), import('@jobspan/shared-kit/contracts/messaging')])
      if (own !== turn) return
      live.current = openLive({
        url: liveAddress(livePath),
        sessionEndedCode: liveCloseCode.ended,
        authorize: () => api.call(openMessaging),
        read: (text) => {
          try {
            return liveEvent.safeParse(JSON.parse(text)).data
          } catch {
            return undefined
          }
        },
        onEvent: (event) => {
          applyMessagingEvent(queryClient, event)
          for (const listener of listeners) listener(event)
        },
        onOpen: () => {
          for (const listener of openListeners) listener()
        },
        onEventsMissed: () => invalidateChats(queryClient),
      })
    }
    const close = () => {
      turn += 1
      live.current?.close()
      live.current = undefined
    }
    const onSession = ({ kind }: { kind: 'guest' | 'member' }) => {
      close()
      if (kind === 'member') void begin()
    }
    // Without the code there is no connection; the page still shows all that it asks for, and the next visit tries again.
    const begin = () => open().catch(() => undefined)
    if (store.get(memberAtom)) void begin()
    events.on('session.changed', onSession)
    return () => {
      events.off('session.changed', onSession)
      close()
    }
  }, [api, queryClient, events, store, listeners, openListeners])

  const line = useMemo<MessagingContextValue>(
    () => ({
      sendEvent: (call) => live.current?.say(call),
      isOpen: () => live.current?.isOpen() ?? false,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      subscribeToOpen: (listener) => {
        openListeners.add(listener)
        return () => void openListeners.delete(listener)
      },
    }),
    [listeners, openListeners],
  )
  return <MessagingContext value={line}>{children}</MessagingContext>
}
