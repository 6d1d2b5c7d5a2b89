import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshAfterChange } from '../operations/refresh-after-change.ts'

export type Live = 'connecting' | 'live' | 'polling'

/** Documents of all countries often come together; one look serves them all. */
const settleMs = 300

/**
 * Follows the registry's stream and has the page's queries look again when something changed. Where there is no stream, the
 * queries' own intervals do the same more slowly.
 */
export const useLive = (): Live => {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Live>('connecting')
  useEffect(() => {
    if (typeof EventSource === 'undefined') {
      setState('polling')
      return
    }
    let highest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const stream = new EventSource('/v1/stream')
    stream.onopen = () => setState('live')
    stream.onerror = () => setState('polling')
    stream.addEventListener('document', (event: MessageEvent<string>) => {
      const { serial } = JSON.parse(event.data) as { serial: number }
      if (serial <= highest) return
      const isFirst = highest === 0
      highest = serial
      if (isFirst) return
      clearTimeout(timer)
      timer = setTimeout(() => void refreshAfterChange(queryClient), settleMs)
    })
    return () => {
      clearTimeout(timer)
      stream.close()
    }
  }, [queryClient])
  return state
}
