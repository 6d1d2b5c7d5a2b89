import { type RefObject, useEffect, useRef } from 'react'

/** For the element in which the active line may be marked: brings the mark into view, each time that the line is asked for. */
export const useScrollToActive = <Shown extends HTMLElement>(active: unknown): RefObject<Shown | null> => {
  const element = useRef<Shown>(null)
  useEffect(() => {
    if (active) element.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return element
}
