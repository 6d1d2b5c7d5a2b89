import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useRef } from 'react'
import { profileQuery } from '../profile/profile-query.ts'

/** Writes what a call answered into the profile that this page, and any other, shows. */
export const useUpdateProfileCache = () => {
  const { api, queryClient } = usePlatform()
  return (change: (known: Profile) => Partial<Profile>) =>
    queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, ...change(known) })
}

/**
 * Names what is being sent: the same body tried again carries the same key, so that an answer that was lost makes nothing twice. `done` ends
 * it: who adds the same once more means it.
 */
export const useIdempotencyKey = () => {
  const attempt = useRef({ words: '', key: '' })
  return {
    getKey: (body: unknown): string => {
      const words = JSON.stringify(body)
      if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() }
      return attempt.current.key
    },
    done: () => {
      attempt.current = { words: '', key: '' }
    },
  }
}
