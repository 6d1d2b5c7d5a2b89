import type { ApiClient } from '@jobspan/shared-kit/api'
import { updateOrCreate } from '../profile-completion/update-or-create.ts'
import type { Fields, RecordContract } from './record-page-kind.ts'

type Known = { id: number } | undefined
type Sent = { body: Fields; known?: Known; idempotencyKey: string; version?: number | undefined }

/** Adds a record, or changes the one that is known; answers all of the kind. */
export const saveRecord = (api: ApiClient, contract: RecordContract, { body, known, idempotencyKey, version }: Sent) =>
  updateOrCreate(
    known &&
      (() => api.call(contract.update, { params: { id: known.id }, body: { ...body, version }, idempotencyKey })),
    () => api.call(contract.create, { body, idempotencyKey }),
  )

/** Adds what was deleted once more. */
export const restoreRecord = (
  api: ApiClient,
  contract: RecordContract,
  { id: _, version: __, ...body }: { id: number; version?: number | undefined } & Fields,
) => saveRecord(api, contract, { body, idempotencyKey: crypto.randomUUID() })
