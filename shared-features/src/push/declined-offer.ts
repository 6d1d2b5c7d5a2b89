const key = 'jobspan.push-offer-declined'
const declinedForMs = 30 * 24 * 60 * 60 * 1000

/** Keeps in this browser that push notifications are not wanted now. */
export const declineOffer = (): void => {
  try {
    localStorage.setItem(key, new Date().toISOString())
  } catch {
    // Storage that is shut: it is not offered then.
  }
}

/** Whether they were declined less than 30 days ago. Where that cannot be known they count as declined, so that nobody is asked each time. */
export const isOfferDeclined = (): boolean => {
  try {
    return Date.now() - Date.parse(localStorage.getItem(key) ?? '') < declinedForMs
  } catch {
    return true
  }
}
