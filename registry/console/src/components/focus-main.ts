import { useEffect } from 'react'

const findPage = (): HTMLElement | null => document.getElementById('content')

/** Takes the focus to the page itself, where a screen reader begins and from where Tab goes on. */
export const focusPage = (): void => findPage()?.focus({ preventScroll: true })

/** Whether nothing on the page has the focus: the document has it, or the page itself. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement === findPage()

/** For what goes away because of what was done with it, and takes the focus along: then the page has it. */
export const useFocusMainOnUnmount = (): void =>
  useEffect(
    () => () => {
      const page = findPage()
      // Not before what stood above it has gone, too: a dialog gives the focus back to what opened it with the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // Another page may stand there by now: it has decided on its focus itself.
          if (document.activeElement === document.body && page?.isConnected) page.focus({ preventScroll: true })
        }),
      )
    },
    [],
  )
