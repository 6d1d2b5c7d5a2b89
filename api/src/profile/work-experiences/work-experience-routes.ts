import {
  createWorkExperience,
  deleteWorkExperience,
  listWorkExperiences,
  updateWorkExperience,
} from '@jobspan/shared-kit/contracts/work-experiences'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { workExperiences } from '../../platform/database/schema/profile.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { removeRecord } from '../dated-records.ts'
import { addExperience, changeExperience, experiencesOf } from './work-experience-repository.ts'

/** The jobs that a member tells of. */
export const registerWorkExperienceRoutes = (app: FastifyInstance): void => {
  const answer = async (db: QueryExecutor, userId: number) => ({ items: await experiencesOf.list(db, userId) })

  registerEndpoint(app, listWorkExperiences, 'member', ({ db, session }) => answer(db, session.user.id))

  registerEndpoint(app, createWorkExperience, 'member', async ({ db, body, session }) => {
    await addExperience(db, session.user.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, updateWorkExperience, 'member', async ({ db, params, body, session }) => {
    await changeExperience(db, session.user.id, params.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, deleteWorkExperience, 'member', async ({ db, params, session }) => {
    await removeRecord(db, workExperiences, session.user.id, params.id)
    return answer(db, session.user.id)
  })
}
