import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { queryWideScreen } from '../../lazy-part/wide-part.tsx'

const subscribe = (listener: () => void) => {
  const query = queryWideScreen()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether list and preview stand side by side. False on the server and in the first paint. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => queryWideScreen().matches,
    () => false,
  )

/** Writes the choice into the address without a new entry in the history, so that back leads out of the list. */
const replaceSelectedInUrl = (id: number) => {
  const url = new URL(window.location.href)
  url.searchParams.set('selected', String(id))
  window.history.replaceState(window.history.state, '', url.href.replaceAll('%2C', ','))
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
  return { selected, select, listRef: list, isWide }
}
