import { getMe, type Person } from '@jobspan/shared-kit/contracts/registry/people'
import { type Platform, usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { expiredAtom } from '../session/expired.ts'

type Me = Awaited<ReturnType<typeof ask>>

const ask = (api: Platform['api'], signal?: AbortSignal) => api.call(getMe, { signal })

/** Who was signed in stays so in the page when the registry has forgotten them: they are asked to sign in over it. */
export const meQuery = ({ api, store }: Pick<Platform, 'api' | 'store'>) => {
  const queryKey = ['me']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Me> => {
      const me = await ask(api, signal)
      const known = client.getQueryData<Me>(queryKey)?.person
      // Who signed in again in another tab has done so here too.
      if (known) store.set(expiredAtom, me.person === null)
      return { ...me, person: me.person ?? known ?? null }
    },
    staleTime: 60_000,
  })
}

export const useMe = () => useQuery(meQuery(usePlatform()))

/** The session gate says here who is signed in, so that nothing behind it is drawn for nobody when that ends. */
export const PersonScope = createContext<Person | null>(null)

/** Who is signed in; only for what stands behind the session gate. */
export const usePerson = (): Person => {
  const person = useContext(PersonScope)
  if (!person) throw new Error('usePerson needs the session gate above it')
  return person
}
