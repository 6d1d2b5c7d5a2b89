import { useHost, usePlatform } from '../remote/platform.tsx'
import { useLocation } from './location-router.tsx'
import { inLanguage } from './urls.ts'

/** What a button or link needs that opens an overlay above the page it is on. */
export type OverlayLink = {
  /** This page with the overlay, as the path below the language: for `Link`, which prefetches by itself. */
  to: string
  /** The same as the whole address: for `ButtonLink`. */
  href: string
  open(): void
  /** Fetches the overlay's code and data; never throws. */
  prefetch(): void
  /** For a `Button`: opens the overlay on a press, and prefetches it before. */
  buttonProps: { onClick(): void; onPointerEnter(): void; onFocus(): void; hasPopup: 'dialog' }
}

/**
 * A link to an overlay on the page that is shown, by the overlay's query flag. Undefined where no remote offers it in this country: then
 * there is nothing to press. `value` is what the flag is set to, which the overlay may read from its `params`.
 *
 * @example
 * const verification = useOverlayLink('showSingpassInfo')
 * return verification && <Button {...verification.buttonProps}>{t('verify')}</Button>
 */
export const useOverlayLink = (queryFlag: string, value = '1'): OverlayLink | undefined => {
  const platform = usePlatform()
  const host = useHost()
  const { pathname, search, hash } = useLocation()
  if (!host?.hasOverlay(queryFlag)) return undefined
  const query = new URLSearchParams(search)
  // At the end: of several overlays' flags the last one counts.
  query.delete(queryFlag)
  query.append(queryFlag, value)
  // A comma is legal in a query; left as it is, addresses stay readable.
  const to = `${pathname}?${query.toString().replaceAll('%2C', ',')}${hash}`
  const open = () => void platform.navigate(to)
  const prefetch = () => platform.prefetch(to)
  return {
    to,
    href: inLanguage(platform.locale.language, to),
    open,
    prefetch,
    buttonProps: { onClick: open, onPointerEnter: prefetch, onFocus: prefetch, hasPopup: 'dialog' },
  }
}
