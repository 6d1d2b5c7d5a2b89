import type { ApiClient } from '@jobspan/shared-kit/api'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import type { Website, WebsiteBody } from '@jobspan/shared-kit/contracts/profile/websites'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/websites')

export const checkWebsite = async (body: WebsiteBody) => (await contract()).websiteBody.safeParse(body)

/** Adds a link, or changes the one that is known; answers all of them. */
export const saveWebsite = async (
  api: ApiClient,
  body: WebsiteBody,
  known: Website | undefined,
  key: string,
  version?: number,
) => {
  const { createWebsite, updateWebsite } = await contract()
  return updateOrCreate(
    known && (() => api.call(updateWebsite, { params: { id: known.id }, body: { ...body, version } })),
    () => api.call(createWebsite, { body, idempotencyKey: key }),
  )
}

export const deleteWebsite = async (api: ApiClient, { id }: Website) => {
  const contracts = await contract()
  return api.call(contracts.deleteWebsite, { params: { id } })
}

export const orderWebsites = async (api: ApiClient, body: RecordOrderBody) => {
  const contracts = await contract()
  return api.call(contracts.orderWebsites, { body })
}
