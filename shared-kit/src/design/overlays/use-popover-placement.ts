import { type RefObject, useEffect, useState } from 'react'

/** Room of about three suggestions, in pixels. */
const minSpacePx = 160

/**
 * Whether a list of suggestions is above its field, since there is little room below and more above. react-aria turns a list round
 * as soon as its last entry does not fit, and phones take half of the screen away for the keyboard once the field has the focus.
 */
export const usePopoverPlacement = (field: RefObject<HTMLElement | null>) => {
  const [isAbove, setAbove] = useState(false)
  const updatePlacement = () => {
    if (!field.current) return
    const { top, bottom } = field.current.getBoundingClientRect()
    const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight }
    const below = offsetTop + height - bottom
    setAbove(below < minSpacePx && top - offsetTop > below)
  }
  useEffect(() => {
    window.visualViewport?.addEventListener('resize', updatePlacement)
    return () => window.visualViewport?.removeEventListener('resize', updatePlacement)
  })
  return { isAbove, updatePlacement }
}
