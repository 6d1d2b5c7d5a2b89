import { useCallback, useMemo } from 'react'
import { createSearchParams, type SetURLSearchParams, useLocation } from 'react-router-dom'
import { useNavigate } from './use-navigate.ts'

/**
 * The query of the address, and a way to another query of the same page. The router's own takes relative navigation with it,
 * which nothing else here uses.
 */
export const useSearchParams = (): [URLSearchParams, SetURLSearchParams] => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const query = createSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next)
      void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: options?.replace ?? false })
    },
    [navigate, pathname, params],
  )
  return [params, set]
}
