import { withTimeout } from '../timing.ts'

/** Address of the site's service worker. At the root, so that it is there for every page. */
export const serviceWorkerPath = '/sw.js'

const activationTimeoutMs = 10_000

type Policy = { createScriptURL(url: string): unknown }
type PolicyFactory = { createPolicy(name: string, rules: object): Policy }

let policy: Policy | undefined

/** The policy makes one address of whatever it is given, so it is of no use for any other script. The site's pages name it in their CSP. */
const getTrustedPath = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return serviceWorkerPath
  policy ??= trustedTypes.createPolicy('jobspan-push', { createScriptURL: () => serviceWorkerPath })
  return policy.createScriptURL(serviceWorkerPath) as string
}

/** Registers the site's service worker, or finds it registered. Resolves once it is active: no other worker can be subscribed. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(getTrustedPath(), { scope: '/', updateViaCache: 'none' })
  return withTimeout(navigator.serviceWorker.ready, activationTimeoutMs)
}
