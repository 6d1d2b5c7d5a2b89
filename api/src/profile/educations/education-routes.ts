import {
  createEducation,
  deleteEducation,
  listEducations,
  orderEducations,
  updateEducation,
} from '@jobspan/shared-kit/contracts/profile/educations'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { educationRecords } from './education-records.ts'

/** The schools that a member tells of. */
export const registerEducationRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listEducations,
      create: createEducation,
      update: updateEducation,
      remove: deleteEducation,
      arrange: orderEducations,
    },
    educationRecords,
  )
