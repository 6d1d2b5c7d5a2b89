import {
  createJobPreference,
  deleteJobPreference,
  getJobPreference,
  listJobPreferences,
  updateJobPreference,
} from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { assertListedValues } from './assert-listed-values.ts'
import {
  addPreference,
  changePreference,
  findPreference,
  preferencesOf,
  removePreference,
} from './job-preference-repository.ts'

/** What work a member looks for. */
export const registerJobPreferenceRoutes = (app: FastifyInstance): void => {
  const answer = async (db: QueryExecutor, userId: number) => ({ items: await preferencesOf.list(db, userId) })

  registerEndpoint(app, listJobPreferences, 'member', ({ db, session }) => answer(db, session.user.id))

  registerEndpoint(app, createJobPreference, 'member', async ({ db, body, session }) => {
    assertListedValues(body)
    await addPreference(db, session.user.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, getJobPreference, 'member', ({ db, params, session }) =>
    findPreference(db, session.user.id, params.id),
  )

  registerEndpoint(app, updateJobPreference, 'member', ({ params, body, session }) => {
    assertListedValues(body)
    return app.connection.db.transaction(async (transaction) => {
      await changePreference(transaction, session.user.id, params.id, body)
      return answer(transaction, session.user.id)
    })
  })

  registerEndpoint(app, deleteJobPreference, 'member', ({ params, session }) =>
    app.connection.db.transaction(async (transaction) => {
      await removePreference(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )
}
