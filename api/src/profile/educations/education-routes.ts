import {
  createEducation,
  deleteEducation,
  listEducations,
  updateEducation,
} from '@jobspan/shared-kit/contracts/educations'
import type { FastifyInstance } from 'fastify'
import { unlisted } from '../../config/lists/unlisted.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { educations } from '../../platform/database/schema/profile.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { removeRecord } from '../dated-records.ts'
import { addEducation, changeEducation, educationsOf } from './education-repository.ts'

/** The schools that a member tells of. */
export const registerEducationRoutes = (app: FastifyInstance): void => {
  const answer = async (db: QueryExecutor, userId: number) => ({ items: await educationsOf.list(db, userId) })
  const assertListedDegree = (degreeId: number) => assertFieldsValid({ degree_id: unlisted('educations', degreeId) })

  registerEndpoint(app, listEducations, 'member', ({ db, session }) => answer(db, session.user.id))

  registerEndpoint(app, createEducation, 'member', async ({ db, body, session }) => {
    assertListedDegree(body.degree_id)
    await addEducation(db, session.user.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, updateEducation, 'member', async ({ db, params, body, session }) => {
    assertListedDegree(body.degree_id)
    await changeEducation(db, session.user.id, params.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, deleteEducation, 'member', async ({ db, params, session }) => {
    await removeRecord(db, educations, session.user.id, params.id)
    return answer(db, session.user.id)
  })
}
