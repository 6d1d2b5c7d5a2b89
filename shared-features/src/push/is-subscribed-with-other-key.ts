const toBytes = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * Whether this browser is subscribed with another key than the API's, as after that was replaced: push services deliver nothing to it then.
 *
 * @param publicKey the API's, in base64url
 */
export const isSubscribedWithOtherKey = async (publicKey: string): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const key = (await registration?.pushManager.getSubscription())?.options.applicationServerKey
  return !!key && toBytes(publicKey).join() !== new Uint8Array(key).join()
}
