import type { SubscriptionChangeEvent, WorkerScope } from './worker-scope.ts'

/** Of `getPushSubscriptions` and `savePushSubscription`, whose validators a worker does not need. */
const path = '/api/jobseeker/push-subscriptions'

/** The API refuses a change without the first (`assertNoCsrf`). */
const headers = { 'X-Requested-With': 'jobspan', 'Role-Id': '1', device: 'web', 'Content-Type': 'application/json' }

/**
 * A browser gave its subscription up: subscribes it again, and gives the API the new endpoint for the former one. Only where the session has a
 * subscription: whoever is signed in by now may be another member, who never turned push on.
 */
export const renewSubscription = async (
  { registration, fetch }: Pick<WorkerScope, 'registration' | 'fetch'>,
  { oldSubscription, newSubscription }: SubscriptionChangeEvent,
): Promise<void> => {
  const response = await fetch(path)
  if (!response.ok) return
  const { public_key: publicKey, endpoint_hashes: hashes } = (await response.json()).data
  if (hashes.length === 0) return
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint } = subscription
  const body = JSON.stringify({ endpoint, ...subscription.toJSON().keys, former_endpoint: oldSubscription?.endpoint })
  await fetch(path, { method: 'POST', headers, body })
}
