import { isApiError } from '@jobspan/shared-kit/api'

/** Changes what was told before; where that was deleted meanwhile, in another tab say, what is saved now is told anew rather than lost. */
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
