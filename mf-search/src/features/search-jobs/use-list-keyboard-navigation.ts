import { type RefObject, useEffect } from 'react'
import { queryWideScreen } from '../../lazy-part/wide-part.tsx'

/**
 * Arrow keys walk the list while the focus is in it, from the job that has the focus. Letters are no keys of ours: speech input types them
 * (WCAG 2.1.4).
 */
export const useListKeyboardNavigation = (list: RefObject<HTMLElement | null>, onMove: (id: number) => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!(event.target instanceof Element && list.current?.contains(event.target))) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || !queryWideScreen().matches) return
      const links = [...list.current.querySelectorAll<HTMLElement>('[data-job]')]
      const focused = event.target.closest('article')
      const next = links[links.findIndex((link) => focused?.contains(link)) + step]
      if (!next) return
      event.preventDefault()
      onMove(Number(next.dataset.job))
      next.focus({ preventScroll: true })
      next.closest('article')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, onMove])
}
