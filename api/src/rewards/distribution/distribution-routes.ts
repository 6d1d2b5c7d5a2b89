import {
  deleteRewardResume,
  getDistributionInfo,
  saveDistributionInfo,
  uploadRewardResume,
} from '@jobspan/shared-kit/contracts/rewards/distribution'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { registerUploads } from '../../profile/resumes/register-uploads.ts'
import { createResumeInspector } from '../../profile/resumes/resume-inspector.ts'
import { rewardResumes } from '../tables.ts'
import { loadDistributionInfo, saveInfo } from './distribution-info.ts'
import { rewardResumeForm, storeRewardResume } from './reward-resume.ts'

/** Where rewards are sent (docs/product-rules.md#distribution). */
export const registerDistributionRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, getDistributionInfo, 'member', ({ session }) => loadDistributionInfo(db, session.user))
  registerEndpoint(app, saveDistributionInfo, 'member', ({ body, session }) => saveInfo(db, session.user, body), {
    perMinute: 20,
  })
  registerEndpoint(app, deleteRewardResume, 'member', async ({ session }) => {
    await db.delete(rewardResumes).where(eq(rewardResumes.userId, session.user.id))
    return loadDistributionInfo(db, session.user)
  })
  registerUpload(app)
}

const registerUpload = (app: FastifyInstance): void => {
  const inspector = createResumeInspector({
    onFailure: (err) => app.log.warn({ err }, 'a resume was not looked into'),
  })
  app.addHook('preClose', async () => inspector.close())
  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      uploadRewardResume,
      'member',
      ({ session, request, reply }) =>
        takeUpload(request, session.user.id, rewardResumeForm, async (upload) => {
          await storeRewardResume(app, { inspector, reply, session }, upload)
          return loadDistributionInfo(app.connection.db, session.user)
        }),
      { perMinute: 20, bodySeconds: 300 },
    ),
  )
}
