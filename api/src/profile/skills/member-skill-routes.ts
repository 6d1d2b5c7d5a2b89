import {
  createMemberSkill,
  deleteMemberSkill,
  listMemberSkills,
  orderMemberSkills,
  updateMemberSkill,
} from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { FastifyInstance } from 'fastify'
import { registerRecordRoutes } from '../records/record-routes.ts'
import { memberSkillRecords } from './member-skill-records.ts'

/** The skills of a member. */
export const registerMemberSkillRoutes = (app: FastifyInstance): void =>
  registerRecordRoutes(
    app,
    {
      list: listMemberSkills,
      create: createMemberSkill,
      update: updateMemberSkill,
      remove: deleteMemberSkill,
      arrange: orderMemberSkills,
    },
    memberSkillRecords,
  )
