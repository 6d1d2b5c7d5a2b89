import { type RefObject, useEffect, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether an element scrolls and holds nothing that takes the focus: then it has to take the focus itself, or its end cannot be reached by
 * keyboard (WCAG 2.1.1).
 */
export const useScrollsByKeyboard = (ref: RefObject<HTMLElement | null>): boolean => {
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return needsFocus
}
