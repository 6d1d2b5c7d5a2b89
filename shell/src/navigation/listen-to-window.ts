/** Address inside this site that a plain click on a link leads to. Links within the page are left to the browser. */
const getInternalHref = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const anchor = (event.target as Element | null)?.closest?.('a[href]')
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download')) return undefined
  const url = new URL(anchor.href)
  const isWithinPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return url.origin !== location.origin || isWithinPage ? undefined : url.pathname + url.search + url.hash
}

const throttle = (run: () => void, milliseconds: number) => {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      run()
    }, milliseconds)
  }
}

/** Follows Back and Forward, plain clicks on links, and scrolling. */
export const listenToWindow = (listeners: {
  onPopState(event: PopStateEvent): void
  onScroll(): void
  /** Whether the address is followed here; if not, the browser follows the link. */
  follow(href: string): boolean
}) => {
  // Before single-spa, which keeps listeners of the window until it has changed pages: its own `addEventListener` is not used.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => listeners.onPopState(event as PopStateEvent),
    true,
  )
  addEventListener('pagehide', listeners.onScroll)
  addEventListener('scroll', throttle(listeners.onScroll, 250), { passive: true })
  document.addEventListener('click', (event) => {
    const href = getInternalHref(event)
    if (href !== undefined && listeners.follow(href)) event.preventDefault()
  })
}
