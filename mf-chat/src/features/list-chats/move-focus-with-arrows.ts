import type { KeyboardEvent } from 'react'

const steps: Record<string, number | 'first' | 'last'> = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }

/** Arrow keys walk the list while the focus is in it; Enter opens, as links do. */
export const moveFocusWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links: Element[] = [...event.currentTarget.querySelectorAll('[data-chat]')]
  const here = document.activeElement ? links.indexOf(document.activeElement) : -1
  if (here < 0) return
  const next = step === 'first' ? links[0] : step === 'last' ? links.at(-1) : links[here + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}
