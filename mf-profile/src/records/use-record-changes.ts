import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { profileQuery } from '../profile/profile-query.ts'
import type { AnyRecord, RecordContract } from './record-page-kind.ts'
import { restoreRecord } from './save-record.ts'

/** Deletes records, brings them back to where they were, and orders them; the profile that pages show follows. */
export const useRecordChanges = (kind: RecordKind, loadContract: () => Promise<RecordContract>) => {
  const { api, queryClient } = usePlatform()
  const { queryKey } = profileQuery(api)
  const getItems = (): readonly { id: number }[] => queryClient.getQueryData(queryKey)?.[kind] ?? []
  const take = (items: unknown) => queryClient.setQueryData(queryKey, (known) => known && { ...known, [kind]: items })

  const saveOrder = async (ids: readonly number[]) => {
    const from = getItems().map(({ id }) => id)
    try {
      const { arrange } = await loadContract()
      const { items } = await api.call(arrange, { body: { ids: [...ids], from } })
      take(items)
    } catch (error) {
      // The answer holds the records as they are by now.
      if (isApiError(error) && error.code === errorCode.recordChanged) void queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
  return {
    remove: async ({ id }: { id: number }) => {
      const { remove } = await loadContract()
      take((await api.call(remove, { params: { id } })).items)
    },
    restore: async (item: AnyRecord, at: number) => {
      const before = new Set(getItems().map(({ id }) => id))
      const { items } = await restoreRecord(api, await loadContract(), item)
      take(items)
      const ids = (items as AnyRecord[]).map(({ id }) => id)
      const restoredId = ids.find((id) => !before.has(id))
      if (restoredId === undefined || ids.indexOf(restoredId) === at) return
      // It is there; where it stands is of less weight than that its member is told of a failure.
      await saveOrder(ids.filter((id) => id !== restoredId).toSpliced(at, 0, restoredId)).catch(() => undefined)
    },
    saveOrder,
  }
}
