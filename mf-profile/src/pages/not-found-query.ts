import { ApiError } from '@jobspan/shared-kit/api'
import type { PageQuery } from '@jobspan/shared-kit/remote'

/** There is no page of that name: the whole of it is not there. */
export const notFoundQuery = (name: string | undefined): PageQuery => ({
  critical: true,
  options: {
    queryKey: ['mf-profile', 'missing', name],
    queryFn: () => Promise.reject(new ApiError({ kind: 'refused', status: 404, code: 0, message: '' })),
    retry: false,
  },
})
