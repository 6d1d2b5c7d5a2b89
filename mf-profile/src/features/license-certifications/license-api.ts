import type { ApiClient } from '@jobspan/shared-kit/api'
import type {
  LicenseCertification,
  LicenseCertificationBody,
} from '@jobspan/shared-kit/contracts/profile/license-certifications'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/license-certifications')

export const checkLicense = async (body: LicenseCertificationBody) =>
  (await contract()).licenseCertificationBody.safeParse(body)

/** Adds a licence, or changes the one that is known; answers all of them. */
export const saveLicense = async (
  api: ApiClient,
  body: LicenseCertificationBody,
  known: LicenseCertification | undefined,
  key: string,
  version?: number,
) => {
  const { createLicenseCertification, updateLicenseCertification } = await contract()
  return updateOrCreate(
    known && (() => api.call(updateLicenseCertification, { params: { id: known.id }, body: { ...body, version } })),
    () => api.call(createLicenseCertification, { body, idempotencyKey: key }),
  )
}

export const deleteLicense = async (api: ApiClient, { id }: LicenseCertification) => {
  const { deleteLicenseCertification } = await contract()
  return api.call(deleteLicenseCertification, { params: { id } })
}

export const orderLicenses = async (api: ApiClient, body: RecordOrderBody) => {
  const { orderLicenseCertifications } = await contract()
  return api.call(orderLicenseCertifications, { body })
}
