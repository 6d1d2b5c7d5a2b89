import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So close to the foot counts as being there, in pixels. */
const endThresholdPx = 48

/**
 * A view that is read from its foot. It grows backwards (`column-reverse`), so it begins at its foot before any script, and older
 * messages above move nothing; what comes below moves it only where the reader is at the foot. The browser's own anchoring is off,
 * since not all have one.
 */
export const useStickToEnd = (lastKey: string | number | undefined) => {
  const view = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const known = useRef({ lastKey, height: 0 })

  const scrollToEnd = useCallback(() => {
    view.current?.scrollTo?.({ top: 0 })
    setAtEnd(true)
  }, [])

  useEffect(() => {
    const element = view.current
    if (!element) return
    const onScroll = () => setAtEnd(Math.abs(element.scrollTop) < endThresholdPx)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])

  // After every rendering: it compares heights, and costs nothing where nothing was added.
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const { scrollHeight: height } = element
    const before = known.current
    known.current = { lastKey, height }
    if (before.lastKey === lastKey || before.height === 0 || isAtEnd) return
    element.scrollTop -= height - before.height
  })

  return { view, isAtEnd, scrollToEnd }
}
