import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus of a button to the box around it once none is left: a button that becomes disabled loses it to the top of the page. `step` is
 * where the member is; what they open with none left takes no focus. The result is for the box, which has `tabIndex={-1}`.
 */
export const useFocusWhenSpent = <Box extends HTMLElement>(
  isSpent: boolean,
  step: string,
  button: RefObject<HTMLButtonElement | null>,
): RefObject<Box | null> => {
  const box = useRef<Box>(null)
  const first = useRef(step)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (step !== first.current) hasBegun.current = true
    const { activeElement, body } = document
    if (isSpent && hasBegun.current && (activeElement === button.current || activeElement === body))
      box.current?.focus()
  }, [isSpent, step, button])
  return box
}
