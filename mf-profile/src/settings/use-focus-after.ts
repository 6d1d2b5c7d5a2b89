import { useEffect, useRef } from 'react'

/** For the button that opens something: the focus goes back to it once that is closed. */
export const useFocusAfter = (isOpen: boolean) => {
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
