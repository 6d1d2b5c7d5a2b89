import { useEffect } from 'react'

/** Takes the focus to the page itself, where a screen reader begins and from where Tab goes on. */
export const focusPage = (): void => document.getElementById('content')?.focus({ preventScroll: true })

/** For what goes away because of what was done with it, and takes the focus along: then the page has it. */
export const useFocusMainOnUnmount = (): void =>
  useEffect(
    () => () => {
      // Not before what stood above it has gone, too: a dialog gives the focus back to what opened it with the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusPage()
        }),
      )
    },
    [],
  )
