import { preloadOverlays } from '@jobspan/shared-kit/design'

/** What a row shows when it is opened; its code is fetched then, or before, when somebody comes near. */
export const loadRowDetails = () => import('./row-details.tsx')

export const preloadRowDetails = (): void => {
  preloadOverlays()
  // What fails now is asked for again at the press.
  loadRowDetails().catch(() => undefined)
}
