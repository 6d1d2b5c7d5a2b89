export { isPushError, PushError, type PushErrorReason } from './push-error.ts'
export {
  findPushEndpoint,
  hashEndpoint,
  type PushSubscriptionKeys,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription.ts'
export { type PushSupport, pushPermission, pushSupport } from './push-support.ts'
export { serviceWorkerPath } from './register-service-worker.ts'
