import { useCallback, useMemo } from 'react'
import { useLocation } from './location-router.tsx'
import { useNavigate } from './use-navigate.ts'

type QueryInit = string | [string, string][] | Record<string, string | string[]> | URLSearchParams

type SetSearchParams = (
  next?: QueryInit | ((params: URLSearchParams) => QueryInit),
  options?: { replace?: boolean },
) => void

const createQuery = (init: QueryInit): URLSearchParams => {
  if (typeof init === 'string' || Array.isArray(init) || init instanceof URLSearchParams)
    return new URLSearchParams(init)
  return new URLSearchParams(
    Object.entries(init).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
}

/** The query of the address, and a way to another query of the same page. */
export const useSearchParams = (): [URLSearchParams, SetSearchParams] => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearchParams>(
    (next = '', options) => {
      const query = createQuery(typeof next === 'function' ? next(new URLSearchParams(params)) : next)
      void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: options?.replace ?? false })
    },
    [navigate, pathname, params],
  )
  return [params, set]
}
