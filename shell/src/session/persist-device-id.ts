const name = 'device_uuid'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Gives the device's id, of which there is one (docs/product-rules.md#device-id): what this browser kept wins over what the
 * server made up for a visitor whose cookies were cleared. The cookie lives as long as the tab until the next document renews it.
 */
export const persistDeviceId = (given: string): string => {
  try {
    const stored = localStorage.getItem(name) ?? ''
    if (uuid.test(stored)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers too late for the first call.
      if (stored !== given) document.cookie = `${name}=${stored};path=/`
      return stored
    }
    localStorage.setItem(name, given)
  } catch {
    // Storage may be forbidden; the cookie holds the id as well.
  }
  return given
}
