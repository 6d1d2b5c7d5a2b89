import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** The frames of the modals that are open, in the order in which they were opened; those that fade away are closed already. */
const openFrames = () => [...document.querySelectorAll('[data-modal-frame]:not([data-exiting] *)')]

/**
 * Closes a modal on Escape while the focus is not inside it, where react-aria does not get the key: it is still on what opened the modal for a
 * moment, longer while something on the page moves, and on the body once what had it is gone. Of several modals the last one closes.
 */
export const useEscapeOutside = (frame: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void => {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (!onClose || openFrames().at(-1) !== frame.current) return
    event.preventDefault()
    onClose()
  })
  // Before it is painted: from then on the key is meant for it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      const { target } = event
      if (target === opener || target === document.body || target === document.documentElement) close(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
