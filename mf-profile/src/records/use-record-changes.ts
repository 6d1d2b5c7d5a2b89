import type { ApiClient } from '@jobspan/shared-kit/api'
import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { profileQuery } from '../profile/profile-query.ts'

type Records = {
  work_experiences: Profile['work_experiences']
  educations: Profile['educations']
  license_certifications: NonNullable<Profile['license_certifications']>
  websites: NonNullable<Profile['websites']>
  skills: NonNullable<Profile['skills']>
  languages: NonNullable<Profile['languages']>
}
type RecordKind = keyof Records
type Listed<Kind extends RecordKind> = { items: Records[Kind] }

/** The operations of one kind of records; each answers all of them. */
type RecordOperations<Kind extends RecordKind> = {
  create: (api: ApiClient, item: Records[Kind][number]) => Promise<Listed<Kind>>
  remove: (api: ApiClient, item: Records[Kind][number]) => Promise<Listed<Kind>>
  order: (api: ApiClient, body: RecordOrderBody) => Promise<Listed<Kind>>
}

/** Deletes records, brings them back to where they were, and orders them; the profile that pages show follows. */
export const useRecordChanges = <Kind extends RecordKind>(kind: Kind, operations: RecordOperations<Kind>) => {
  const { api, queryClient } = usePlatform()
  const { queryKey } = profileQuery(api)
  const getItems = (): readonly { id: number }[] => queryClient.getQueryData(queryKey)?.[kind] ?? []
  const take = (items: unknown) => queryClient.setQueryData(queryKey, (known) => known && { ...known, [kind]: items })

  const saveOrder = async (ids: readonly number[]) => {
    const from = getItems().map(({ id }) => id)
    try {
      const { items } = await operations.order(api, { ids: [...ids], from })
      take(items)
    } catch (error) {
      // The answer holds the records as they are by now.
      if (isApiError(error) && error.code === errorCode.recordChanged) void queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
  return {
    remove: async (item: Records[Kind][number]) => take((await operations.remove(api, item)).items),
    restore: async (item: Records[Kind][number], at: number) => {
      const before = new Set(getItems().map(({ id }) => id))
      const { items } = await operations.create(api, item)
      take(items)
      const ids = items.map(({ id }) => id)
      const restoredId = ids.find((id) => !before.has(id))
      if (restoredId === undefined || ids.indexOf(restoredId) === at) return
      // It is there; where it stands is of less weight than that its member is told of a failure.
      await saveOrder(ids.filter((id) => id !== restoredId).toSpliced(at, 0, restoredId)).catch(() => undefined)
    },
    saveOrder,
  }
}
