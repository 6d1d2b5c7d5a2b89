import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether list and preview stand side by side. False on the server and in the first paint. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )

/** Writes the choice into the address without a new entry in the history, so that back leads out of the list. */
const replaceSelectedInUrl = (id: number) => {
  const url = new URL(window.location.href)
  url.searchParams.set('selected', String(id))
  window.history.replaceState(window.history.state, '', url.toString().replaceAll('%2C', ','))
}

type ListNavigation = { list: RefObject<HTMLElement | null>; onMove: (id: number) => void }

/** Arrow keys walk the list while the focus is in it. Letters are no keys of ours: speech input types them (WCAG 2.1.4). */
const useListKeyboardNavigation = (
  { list, onMove }: ListNavigation,
  jobs: readonly JobSummary[],
  selected: number | undefined,
  on: boolean,
) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(event.target instanceof Node && list.current?.contains(event.target))) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const next = jobs[jobs.findIndex((job) => job.id === selected) + step]
    if (!next) return
    event.preventDefault()
    onMove(next.id)
    const link = list.current?.querySelector<HTMLElement>(`[data-job="${next.id}"]`)
    link?.focus({ preventScroll: true })
    link?.closest('article')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}

/**
 * The job beside the list on wide screens: the one in the address (`selected`), else the first. Undefined where a job opens as
 * a page: on phones, and where nothing shows it beside the list (`canPreview`).
 */
export const useSelectedJob = (jobs: readonly JobSummary[], selectedIdFromUrl: number | null, canPreview: boolean) => {
  const isWide = useIsWide() && canPreview
  const [chosen, setChosen] = useState(selectedIdFromUrl)
  const [address, setAddress] = useState(selectedIdFromUrl)
  const list = useRef<HTMLOListElement>(null)
  if (selectedIdFromUrl !== address) {
    setAddress(selectedIdFromUrl)
    if (selectedIdFromUrl !== null) setChosen(selectedIdFromUrl)
  }
  const select = useCallback((id: number) => {
    setChosen(id)
    replaceSelectedInUrl(id)
  }, [])
  const selected = isWide ? (jobs.find((job) => job.id === chosen) ?? jobs[0]) : undefined
  useListKeyboardNavigation({ list, onMove: select }, jobs, selected?.id, isWide)
  return { selected, select, listRef: list, isWide }
}
