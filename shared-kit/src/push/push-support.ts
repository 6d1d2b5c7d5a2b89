/**
 * Whether this browser can get push notifications. On iPhone and iPad it can once the site is on the home screen and was opened from there
 * (`needs_installation`).
 */
export type PushSupport = 'supported' | 'unsupported' | 'needs_installation'

/** iPads say that they are Macs, which have no touch screen. */
const isIphoneOrIpad = () => {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  return isIphoneOrIpad() && !isInstalled() ? 'needs_installation' : 'unsupported'
}

/** What the visitor allowed: `default` where they were not asked, `denied` also where the browser has no notifications. */
export const pushPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied'
