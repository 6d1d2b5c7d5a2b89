import type { ApiClient } from '@jobspan/shared-kit/api'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { queryOptions } from '@tanstack/react-query'
import { isSubscribedWithOtherKey } from './is-subscribed-with-other-key.ts'

/** The kit's part of push notifications, which only pages that show them load. */
export const pushModule = createLazyModule(() => import('@jobspan/shared-kit/push'))
export type PushModule = typeof import('@jobspan/shared-kit/push')

/** Push notifications of the member in this browser. `on`: it has a subscription to the API's key, which the API keeps for this session. */
export type PushState =
  | { kind: 'unsupported' | 'needs_installation' | 'blocked' }
  | { kind: 'off' | 'on'; publicKey: string }

const readPushState = async (api: ApiClient, signal: AbortSignal): Promise<PushState> => {
  const kit = await pushModule.load()
  const support = kit.pushSupport()
  if (support !== 'supported') return { kind: support }
  if (kit.pushPermission() === 'denied') return { kind: 'blocked' }
  const { getPushSubscriptions } = await import('@jobspan/shared-kit/contracts/notifications/push')
  const [endpoint, stored] = await Promise.all([kit.findPushEndpoint(), api.call(getPushSubscriptions, { signal })])
  const isOn =
    endpoint !== null &&
    stored.endpoint_hashes.includes(await kit.hashEndpoint(endpoint)) &&
    !(await isSubscribedWithOtherKey(stored.public_key))
  return { kind: isOn ? 'on' : 'off', publicKey: stored.public_key }
}

/** Only a browser can ask it: it is of the browser and not of the member. */
export const pushStateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['push-state'],
    queryFn: ({ signal }) => readPushState(api, signal),
    staleTime: 0,
    meta: { changedBy: ['session.changed'] },
  })

/** Saves what the browser subscribes to. Where that fails the browser's subscription is ended again, so that nothing is half on. */
export const saveSubscription = async (
  api: ApiClient,
  kit: PushModule,
  subscribing: ReturnType<PushModule['subscribeToPush']>,
): Promise<void> => {
  const body = await subscribing
  try {
    const { savePushSubscription } = await import('@jobspan/shared-kit/contracts/notifications/push')
    await api.call(savePushSubscription, { body })
  } catch (error) {
    await kit.unsubscribeFromPush().catch(() => undefined)
    throw error
  }
}

/**
 * Ends the browser's subscription, then what the API keeps of it. Where the API cannot be reached it is off all the same: the push service refuses
 * what is sent there, upon which the API deletes it.
 */
export const endSubscription = async (api: ApiClient, kit: PushModule): Promise<void> => {
  const endpoint = await kit.unsubscribeFromPush()
  if (endpoint === null) return
  const { deletePushSubscription } = await import('@jobspan/shared-kit/contracts/notifications/push')
  await api.call(deletePushSubscription, { body: { endpoint } }).catch(() => undefined)
}
