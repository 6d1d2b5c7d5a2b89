import { type RefObject, useEffect, useState } from 'react'

/** Room of about three suggestions, in pixels. */
const leastRoom = 160

/**
 * Whether a list of suggestions stands above its field, since there is little room below and more above. react-aria turns a list round
 * as soon as its last entry does not fit, and phones take half of the screen away for the keyboard once the field has the focus.
 */
export const useStandsAbove = (field: RefObject<HTMLElement | null>) => {
  const [isAbove, setAbove] = useState(false)
  const look = () => {
    if (!field.current) return
    const { top, bottom } = field.current.getBoundingClientRect()
    const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight }
    const below = offsetTop + height - bottom
    setAbove(below < leastRoom && top - offsetTop > below)
  }
  useEffect(() => {
    window.visualViewport?.addEventListener('resize', look)
    return () => window.visualViewport?.removeEventListener('resize', look)
  })
  return { isAbove, look }
}
