import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { isolateBidi } from '../account/isolate-bidi.ts'

/** A record by what it is called. */
export type Entry = { id: number; name: string }

const moveEntry = (entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const next = [...entries]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The position at which something would lie that is held at a height: below those whose middle is above it. */
const positionAt = (rows: readonly Element[], dragged: Element | undefined, height: number): number =>
  rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return row !== dragged && (top + bottom) / 2 < height
  }).length

/** Sends each new order once the one before has arrived; the newest alone waits. */
const useSaveOrder = (save: (ids: readonly number[]) => Promise<unknown>, onFailed: (error: unknown) => void) => {
  const waiting = useRef<readonly number[]>(undefined)
  const isSending = useRef(false)
  const send = async (): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    try {
      while (waiting.current) {
        const ids = waiting.current
        waiting.current = undefined
        await save(ids)
      }
    } catch (error) {
      waiting.current = undefined
      onFailed(error)
    } finally {
      isSending.current = false
    }
  }
  return (ids: readonly number[]) => {
    waiting.current = ids
    void send()
  }
}

/** The entries in the order that they are given; what could not be saved is taken back. */
export const useOrder = (items: readonly Entry[], save: (ids: readonly number[]) => Promise<unknown>) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const [entries, setEntries] = useState<readonly Entry[]>(items)
  const [announcement, setAnnouncement] = useState('')
  const [error, setError] = useState<unknown>()
  const latest = useRef(entries)
  latest.current = entries
  const put = (next: readonly Entry[]) => {
    latest.current = next
    setEntries(next)
  }
  const saved = useRef(items)
  saved.current = items
  const saveOrder = useSaveOrder(save, (reason) => {
    setError(reason)
    put(saved.current)
  })
  const savedIds = items.map(({ id }) => id).join()
  // What another tab did to the records comes after the refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of this tab stands until it was refused.
  useEffect(() => {
    if (error !== undefined) put(saved.current)
  }, [savedIds])
  const move = (id: number, to: number): boolean => {
    const from = latest.current.findIndex((entry) => entry.id === id)
    const entry = latest.current[from]
    if (!entry || to < 0 || to >= latest.current.length || to === from) return false
    put(moveEntry(latest.current, from, to))
    setAnnouncement(
      t('manage.order.moved', {
        name: isolateBidi(entry.name),
        position: format.count(to + 1),
        total: format.count(items.length),
      }),
    )
    return true
  }
  const keep = () => {
    setError(undefined)
    saveOrder(latest.current.map(({ id }) => id))
  }
  return { entries, announcement, error, move, keep }
}

/** So near the top, where the header stays, or the bottom of the window a held row scrolls the page. */
const [topEdge, bottomEdge, scrollStep] = [128, 72, 8]

/** Scrolls as long as something is held near an edge: a list can be longer than a phone is. */
const scrollAtEdges = (onScroll: () => void) => {
  let height: number | undefined
  let frame = requestAnimationFrame(function scroll() {
    const step =
      height === undefined ? 0 : height < topEdge ? -scrollStep : height > innerHeight - bottomEdge ? scrollStep : 0
    const before = scrollY
    if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
    if (scrollY !== before) onScroll()
    frame = requestAnimationFrame(scroll)
  })
  return {
    holdAt: (newHeight: number) => {
      height = newHeight
    },
    end: () => cancelAnimationFrame(frame),
  }
}

/**
 * Dragging a row by its handle. The window is listened to: a row that changes its place in the document loses the pointer
 * that it had captured.
 */
export const useDrag = (
  rows: () => readonly HTMLElement[],
  move: (id: number, to: number) => boolean,
  keep: () => void,
): [number | undefined, (id: number, pointerId: number) => void] => {
  const [draggedId, setDraggedId] = useState<number>()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  const start = (id: number, pointerId: number) => {
    let hasMoved = false
    let height = 0
    const follow = () => {
      const all = rows()
      const dragged = all.find((row) => row.dataset.id === String(id))
      if (move(id, positionAt(all, dragged, height))) hasMoved = true
    }
    const scrolling = scrollAtEdges(follow)
    const over = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      height = event.clientY
      scrolling.holdAt(height)
      follow()
    }
    const stop = (event?: PointerEvent) => {
      if (event && event.pointerId !== pointerId) return
      scrolling.end()
      window.removeEventListener('pointermove', over)
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
      end.current = undefined
      setDraggedId(undefined)
      if (hasMoved) keep()
    }
    window.addEventListener('pointermove', over)
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
    end.current = stop
    setDraggedId(id)
  }
  return [draggedId, start]
}
