import { isApiError } from '@jobspan/shared-kit/api'

/** Updates a record. Where it was deleted meanwhile, such as in another tab, it is created again, so that what the member typed is not lost. */
export const updateOrCreate = <Answer>(
  change: (() => Promise<Answer>) | undefined,
  add: () => Promise<Answer>,
): Promise<Answer> =>
  change
    ? change().catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return add()
        throw error
      })
    : add()
