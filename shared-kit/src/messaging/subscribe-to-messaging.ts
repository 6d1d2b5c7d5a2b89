import type { Platform } from '@jobspan/shared-kit/remote'
import { memberAtom } from '@jobspan/shared-kit/session'
import { type ChatSocketClientEvent, type ChatSocketEvent, openMessaging } from '../contracts/chats/messaging.ts'
import { type MessagingConnection, openMessagingConnection } from './messaging-connection.ts'

type Services = Pick<Platform, 'api' | 'events' | 'store'>

export type MessagingSubscriber = {
  onEvent(event: ChatSocketEvent): void
  /** Called each time the connection opens; at once where it is open already, after the subscription is returned. */
  onOpen?(): void
  /** Called when events may have been missed: load again what they would have brought. */
  onEventsMissed(): void
}

export type MessagingSubscription = {
  /** Sends an event; drops it when there is no open connection. */
  send(event: ChatSocketClientEvent): void
  isOpen(): boolean
  /** Ends the subscription. The connection closes with the last one. */
  close(): void
}

/** The connections of the tab's platforms; a tab has one. `events` is the same object for the shell and every remote. */
const sharedConnections = new WeakMap<Services['events'], ReturnType<typeof createSharedConnection>>()

/** One connection for all subscribers, while there is one and somebody is signed in. */
const createSharedConnection = ({ api, events, store }: Services) => {
  const subscribers = new Set<MessagingSubscriber>()
  let connection: MessagingConnection | undefined

  const open = () => {
    connection = openMessagingConnection({
      authorize: () => api.call(openMessaging),
      onEvent: (event) => {
        for (const subscriber of subscribers) subscriber.onEvent(event)
      },
      onOpen: () => {
        for (const subscriber of subscribers) subscriber.onOpen?.()
      },
      onEventsMissed: () => {
        for (const subscriber of subscribers) subscriber.onEventsMissed()
      },
      onSessionEnded: () => {
        connection = undefined
      },
    })
  }
  const close = () => {
    connection?.close()
    connection = undefined
  }
  /** A connection belongs to one session: another member gets another one. */
  const onSessionChanged = ({ kind }: { kind: 'guest' | 'member' }) => {
    close()
    if (kind === 'member') open()
  }

  return {
    isOpen: () => connection?.isOpen() ?? false,
    send: (event: ChatSocketClientEvent) => connection?.send(event),
    add: (subscriber: MessagingSubscriber) => {
      subscribers.add(subscriber)
      if (subscribers.size === 1) events.on('session.changed', onSessionChanged)
      if (!connection && store.get(memberAtom)) open()
    },
    has: (subscriber: MessagingSubscriber) => subscribers.has(subscriber),
    remove: (subscriber: MessagingSubscriber) => {
      if (!subscribers.delete(subscriber) || subscribers.size > 0) return
      events.off('session.changed', onSessionChanged)
      close()
    },
  }
}

/**
 * Subscribes to what the server sends over the tab's chat socket: messages, reading, typing, presence, and the count of the bell. The first
 * subscription opens the connection, all others share it, and the last one closes it. It follows the session: it closes at sign-out and
 * opens at sign-in. A lost connection is opened again (see `openMessagingConnection`).
 *
 * Load this entry point with `import()`: it brings the validator of the events.
 *
 * @example
 * const { subscribeToMessaging } = await import('@jobspan/shared-kit/messaging')
 * const subscription = subscribeToMessaging(platform, {
 *   onEvent: (event) => event.type === 'message' && queryClient.invalidateQueries({ queryKey: unreadChatsKey }),
 *   onEventsMissed: () => queryClient.invalidateQueries({ queryKey: unreadChatsKey }),
 * })
 */
export const subscribeToMessaging = (services: Services, subscriber: MessagingSubscriber): MessagingSubscription => {
  const shared = sharedConnections.get(services.events) ?? createSharedConnection(services)
  sharedConnections.set(services.events, shared)
  // Each subscription is its own, also where one subscriber is used twice.
  const own = { ...subscriber }
  const wasOpen = shared.isOpen()
  shared.add(own)
  // What came before this subscription reached nobody who could show it here. Told once the caller has its subscription.
  queueMicrotask(() => {
    if (!wasOpen || !shared.has(own)) return
    own.onEventsMissed()
    own.onOpen?.()
  })
  return { send: shared.send, isOpen: shared.isOpen, close: () => shared.remove(own) }
}
