import {
  createMemberLanguage,
  deleteMemberLanguage,
  listMemberLanguages,
  orderMemberLanguages,
  updateMemberLanguage,
} from '@jobspan/shared-kit/contracts/profile/member-languages'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { memberLanguageRecords } from './member-language-records.ts'

/** The languages that a member speaks. */
export const registerMemberLanguageRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listMemberLanguages,
      create: createMemberLanguage,
      update: updateMemberLanguage,
      remove: deleteMemberLanguage,
      arrange: orderMemberLanguages,
    },
    memberLanguageRecords,
  )
