import {
  createWebsite,
  deleteWebsite,
  listWebsites,
  orderWebsites,
  updateWebsite,
} from '@jobspan/shared-kit/contracts/profile/websites'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { websiteRecords } from './website-records.ts'

/** The links of a member. */
export const registerWebsiteRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listWebsites,
      create: createWebsite,
      update: updateWebsite,
      remove: deleteWebsite,
      arrange: orderWebsites,
    },
    websiteRecords,
  )
