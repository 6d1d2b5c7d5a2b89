import type { SubscriptionChangeEvent, WorkerScope } from './worker-scope.ts'

/** Of `getPushSubscriptions` and `savePushSubscription`, whose validators a worker does not need. */
const path = '/api/jobseeker/push-subscriptions'

/** The API refuses a change without the first (`assertNoCsrf`). */
const headers = { 'X-Requested-With': 'jobspan', 'Role-Id': '1', device: 'web', 'Content-Type': 'application/json' }

/** A browser gave its subscription up: subscribes it again with the same key, and gives the API the new endpoint for the former one. */
export const renewSubscription = async (
  { registration, fetch }: Pick<WorkerScope, 'registration' | 'fetch'>,
  { oldSubscription, newSubscription }: SubscriptionChangeEvent,
): Promise<void> => {
  const fetchKey = async (): Promise<string> => (await (await fetch(path)).json()).data.public_key
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await fetchKey()),
    }))
  const { endpoint } = subscription
  const body = JSON.stringify({ endpoint, ...subscription.toJSON().keys, former_endpoint: oldSubscription?.endpoint })
  await fetch(path, { method: 'POST', headers, body })
}
