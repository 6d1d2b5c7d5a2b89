import {
  createLicenseCertification,
  deleteLicenseCertification,
  listLicenseCertifications,
  orderLicenseCertifications,
  updateLicenseCertification,
} from '@jobspan/shared-kit/contracts/profile/license-certifications'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { licenseCertificationRecords } from './license-certification-records.ts'

/** The licences and certifications of a member. */
export const registerLicenseCertificationRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listLicenseCertifications,
      create: createLicenseCertification,
      update: updateLicenseCertification,
      remove: deleteLicenseCertification,
      arrange: orderLicenseCertifications,
    },
    licenseCertificationRecords,
  )
