import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect, useState } from 'react'
import { isOfferDeclined } from './declined-offer.ts'

const card = createLazyModule(() => import('./push-offer-card.tsx'))

/** Where the permission was given they may be off all the same: a subscription ends with its session. */
const isOfferable = () =>
  typeof Notification !== 'undefined' && Notification.permission !== 'denied' && !isOfferDeclined()

/** Calls back when the page has nothing more urgent to do. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * Offers push notifications to members whom an answer may come to (docs/product-rules.md#push-notifications). Renders nothing until it is known that
 * there is something to offer, and takes no room until then; its code comes after the page.
 */
export function PushOffer() {
  const isMember = useSession().kind === 'member'
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isMember || !isOfferable()) return
    return whenIdle(() => setWanted(true))
  }, [isMember])
  const module = card.useWhen(isWanted)
  return module && isMember ? <module.PushOfferCard /> : null
}
