import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { alteredByChange } from '../operations/altered-by-change.ts'

export type StreamStatus = 'connecting' | 'live' | 'polling' | 'offline'

/** Documents of all countries often come together; one look serves them all. */
const settleMs = 300
/** A browser connects again by itself, except where it was answered that it may not: too many streams, a proxy without registry. */
const reconnectDelayMs = 10_000

/**
 * Follows the registry's stream and has the page's queries look again when something changed. Where there is no stream, the
 * queries' own intervals do the same more slowly.
 */
export const useRegistryStream = (): StreamStatus => {
  const queryClient = useQueryClient()
  const [state, setState] = useState<StreamStatus>('connecting')
  useEffect(() => {
    if (typeof EventSource === 'undefined') {
      setState('polling')
      return
    }
    let highest = 0
    let refresh: ReturnType<typeof setTimeout> | undefined
    let reopen: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      const opened = new EventSource('/v1/stream')
      opened.onopen = () => setState('live')
      opened.onerror = () => {
        setState(navigator.onLine ? 'polling' : 'offline')
        if (opened.readyState !== EventSource.CLOSED) return
        reopen = setTimeout(() => {
          stream = open()
        }, reconnectDelayMs)
      }
      opened.addEventListener('document', (event: MessageEvent<string>) => {
        const { serial } = JSON.parse(event.data) as { serial: number }
        if (serial <= highest) return
        const isFirst = highest === 0
        highest = serial
        if (isFirst) return
        clearTimeout(refresh)
        refresh = setTimeout(() => {
          for (const queryKey of alteredByChange) void queryClient.invalidateQueries({ queryKey })
        }, settleMs)
      })
      return opened
    }
    let stream = open()
    // A stream whose network is gone stays open for minutes.
    const offline = () => setState('offline')
    const online = () => setState(stream.readyState === EventSource.OPEN ? 'live' : 'polling')
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
      clearTimeout(refresh)
      clearTimeout(reopen)
      stream.close()
    }
  }, [queryClient])
  return state
}
