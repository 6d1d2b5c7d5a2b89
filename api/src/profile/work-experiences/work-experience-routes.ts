import {
  createWorkExperience,
  deleteWorkExperience,
  listWorkExperiences,
  orderWorkExperiences,
  updateWorkExperience,
} from '@jobspan/shared-kit/contracts/profile/work-experiences'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { workExperienceRecords } from './work-experience-records.ts'

/** The jobs that a member tells of. */
export const registerWorkExperienceRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listWorkExperiences,
      create: createWorkExperience,
      update: updateWorkExperience,
      remove: deleteWorkExperience,
      arrange: orderWorkExperiences,
    },
    workExperienceRecords,
  )
