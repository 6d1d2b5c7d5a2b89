import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useSyncExternalStore } from 'react'

const key = 'seenJobs'
/** Enough for months of searching; the oldest are forgotten first. */
const maxSeenJobs = 500

const noJobs: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let cached: { text: string | null; ids: ReadonlySet<number> } = { text: null, ids: noJobs }

const read = (): ReadonlySet<number> => {
  let text: string | null = null
  try {
    text = window.localStorage.getItem(key)
  } catch {
    // Storage can be forbidden; then nothing is remembered.
  }
  if (text !== cached.text) cached = { text, ids: parse(text) }
  return cached.ids
}

const parse = (text: string | null): ReadonlySet<number> => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(list) ? list.filter((id): id is number => Number.isSafeInteger(id)) : [])
  } catch {
    return noJobs
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Remembers in this browser that a job was looked at. Cards show it after the next paint: what was tapped comes first. */
export const markJobSeen = (jobId: number) => {
  const ids = read()
  if (ids.has(jobId)) return
  try {
    window.localStorage.setItem(key, JSON.stringify([...ids, jobId].slice(-maxSeenJobs)))
  } catch {
    return
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const listener of listeners) listener()
    }),
  )
}

/** Ids of jobs looked at in this browser; empty on the server and in the first paint, so both agree. */
export const useSeenJobs = (): ReadonlySet<number> => {
  const { events } = usePlatform()
  useEffect(() => {
    const onViewed = ({ jobId }: { jobId: number }) => markJobSeen(jobId)
    events.on('job.viewed', onViewed)
    return () => events.off('job.viewed', onViewed)
  }, [events])
  return useSyncExternalStore(subscribe, read, () => noJobs)
}
