import type { WorkerMessage } from '@jobspan/shared-kit/contracts/notifications/push'

type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }

export type PushEvent = ExtendableEvent & { data: { text(): string } | null }

type NotificationClickEvent = ExtendableEvent & { notification: { data: unknown; close(): void } }

/** Firefox gives neither. */
export type SubscriptionChangeEvent = ExtendableEvent & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  push: PushEvent
  notificationclick: NotificationClickEvent
  pushsubscriptionchange: SubscriptionChangeEvent
}

export type WindowClient = {
  url: string
  focus(): Promise<unknown>
  postMessage(message: WorkerMessage, transfer: MessagePort[]): void
}

/** What this worker uses of its scope (https://w3c.github.io/ServiceWorker/). The browser's types of this project are those of pages. */
export type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
  location: { origin: string }
  navigator: { language: string; setAppBadge?(count: number): Promise<void> }
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & { pushManager: Pick<PushManager, 'subscribe'> }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  fetch(path: string, init?: RequestInit): Promise<Pick<Response, 'ok' | 'json'>>
}
