import { ApiError } from '@jobspan/shared-kit/api'
import { useEffect } from 'react'
import { runWhenIdle } from '../scheduling.ts'

/** A file that does not come is the same to a person as an answer that does not. */
const unreachable = () => {
  throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
}

/** Loads what validates calls of sign-in methods. Run in one task with the page, the validators hold a slow phone up for 100 ms. Throws `ApiError`. */
export const loadSignInContracts = () => import('@jobspan/shared-kit/contracts/auth/sign-in').catch(unreachable)
/** Loads what validates the form of an account. Throws as `loadSignInContracts` does. */
export const loadSessionContracts = () => import('@jobspan/shared-kit/contracts/auth/session').catch(unreachable)
/** Loads what validates the first steps of an account. Throws as `loadSignInContracts` does. */
export const loadFirstStepsContracts = () =>
  import('@jobspan/shared-kit/contracts/account/first-steps').catch(unreachable)

const prefetchInOrder = ([next, ...more]: readonly (() => Promise<unknown>)[]): void => {
  if (!next) return
  runWhenIdle(() => {
    next().then(
      () => prefetchInOrder(more),
      () => undefined,
    )
  })
}

const firstTouches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/**
 * Brings them one by one, while the page is at rest, from the first time that somebody touches it: they are there when something is pressed, and
 * who only looks at the page does not load them.
 */
export const usePrefetchContracts = (): void => {
  useEffect(() => {
    const stopListening = () => {
      for (const touch of firstTouches) document.removeEventListener(touch, prefetch)
    }
    const prefetch = () => {
      stopListening()
      prefetchInOrder([loadSessionContracts, loadSignInContracts, loadFirstStepsContracts])
    }
    for (const touch of firstTouches) document.addEventListener(touch, prefetch, { passive: true })
    // The browser gives a field the focus before the page is taken over, too.
    if (document.activeElement instanceof HTMLInputElement) prefetch()
    return stopListening
  }, [])
}
