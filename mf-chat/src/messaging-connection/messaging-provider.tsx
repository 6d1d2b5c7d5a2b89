import type { ChatSocketClientEvent, ChatSocketEvent } from '@jobspan/shared-kit/contracts/messaging'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { memberAtom } from '@jobspan/shared-kit/session'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { applyMessagingEvent, invalidateChats } from '../chat/chat-cache.ts'
import type { MessagingConnection } from './messaging-connection.ts'

type Listener = (event: ChatSocketEvent) => void
type MessagingContextValue = {
  sendEvent(event: ChatSocketClientEvent): void
  isOpen(): boolean
  subscribe(listener: Listener): () => void
  /** Calls the listener whenever a connection opens. Returns the function that unsubscribes. */
  subscribeToOpen(listener: () => void): () => void
}

const disconnectedContextValue: MessagingContextValue = {
  sendEvent: () => undefined,
  isOpen: () => false,
  subscribe: () => () => undefined,
  subscribeToOpen: () => () => undefined,
}
const MessagingContext = createContext<MessagingContextValue>(disconnectedContextValue)

/** Sends and receives events over the chat socket. */
export const useMessaging = (): MessagingContextValue => useContext(MessagingContext)

const getSocketUrl = (path: string): string => {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}`
}

/** Opens the tab's one chat socket while it is mounted, and updates the query cache by its events. */
export function MessagingProvider({ children }: { children: ReactNode }) {
  const { api, queryClient, events, store } = usePlatform()
  const [listeners] = useState(() => new Set<Listener>())
  const [openListeners] = useState(() => new Set<() => void>())
  const connection = useRef<MessagingConnection>(undefined)

  useEffect(() => {
    /** Counts up when the page is left or the session changes: code that has loaded by then opens no connection. */
    let generation = 0
    const open = async () => {
      generation += 1
      const ownGeneration = generation
      const [{ openMessagingConnection }, { chatSocketCloseCode, chatSocketEvent, chatSocketPath, openMessaging }] =
        await Promise.all([import('./messaging-connection.ts'), import('@jobspan/shared-kit/contracts/messaging')])
      if (ownGeneration !== generation) return
      connection.current = openMessagingConnection({
        url: getSocketUrl(chatSocketPath),
        sessionEndedCode: chatSocketCloseCode.ended,
        authorize: () => api.call(openMessaging),
        read: (text) => {
          try {
            return chatSocketEvent.safeParse(JSON.parse(text)).data
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
      generation += 1
      connection.current?.close()
      connection.current = undefined
    }
    const onSession = ({ kind }: { kind: 'guest' | 'member' }) => {
      close()
      if (kind === 'member') void begin()
    }
    // If the code does not load, there is no connection. The page still shows what its queries load, and the next visit tries again.
    const begin = () => open().catch(() => undefined)
    if (store.get(memberAtom)) void begin()
    events.on('session.changed', onSession)
    return () => {
      events.off('session.changed', onSession)
      close()
    }
  }, [api, queryClient, events, store, listeners, openListeners])

  const value = useMemo<MessagingContextValue>(
    () => ({
      sendEvent: (event) => connection.current?.send(event),
      isOpen: () => connection.current?.isOpen() ?? false,
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
  return <MessagingContext value={value}>{children}</MessagingContext>
}
