import type { ChatSocketClientEvent, ChatSocketEvent } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { MessagingSubscription } from '@jobspan/shared-kit/messaging'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { applyMessagingEvent, invalidateChats } from '../chat/chat-cache.ts'

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

/** Subscribes to the tab's chat socket while it is mounted, and updates the query cache by its events. */
export function MessagingProvider({ children }: { children: ReactNode }) {
  const { api, queryClient, events, store } = usePlatform()
  const [listeners] = useState(() => new Set<Listener>())
  const [openListeners] = useState(() => new Set<() => void>())
  const subscription = useRef<MessagingSubscription>(undefined)

  useEffect(() => {
    let isLeft = false
    const subscribe = async () => {
      const { subscribeToMessaging } = await import('@jobspan/shared-kit/messaging')
      if (isLeft) return
      subscription.current = subscribeToMessaging(
        { api, events, store },
        {
          onEvent: (event) => {
            applyMessagingEvent(queryClient, event)
            for (const listener of listeners) listener(event)
          },
          onOpen: () => {
            for (const listener of openListeners) listener()
          },
          onEventsMissed: () => invalidateChats(queryClient),
        },
      )
    }
    // If the code does not load, there is no connection. The page still shows what its queries load, and the next visit tries again.
    void subscribe().catch(() => undefined)
    return () => {
      isLeft = true
      subscription.current?.close()
      subscription.current = undefined
    }
  }, [api, queryClient, events, store, listeners, openListeners])

  const value = useMemo<MessagingContextValue>(
    () => ({
      sendEvent: (event) => subscription.current?.send(event),
      isOpen: () => subscription.current?.isOpen() ?? false,
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
