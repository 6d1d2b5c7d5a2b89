import { useEffect, useRef, useState } from 'react'

/** New ones that come soon after each other are announced together. */
const quietMs = 3000

/**
 * What a live region says: `text` once the count has grown and then stayed for some seconds. Nothing is said of what was unread when the
 * page came, nor while the list is open, where it is read itself.
 */
export const useAnnouncement = (count: number | undefined, text: string, isListOpen: boolean): string => {
  const [announcement, setAnnouncement] = useState('')
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (count === undefined) return
    const hasGrown = known.current !== undefined && count > known.current && !isListOpen
    if (!hasGrown) {
      known.current = count
      setAnnouncement('')
      return
    }
    const timer = setTimeout(() => {
      known.current = count
      setAnnouncement(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [count, text, isListOpen])
  return announcement
}
