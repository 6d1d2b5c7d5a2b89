import type { FastifyInstance } from 'fastify'
import { createBusyMembers } from '../platform/processes/work-queue.ts'
import { registerAvatarGenerationRoutes } from './avatars/avatar-generation-routes.ts'
import { registerAvatarRoutes } from './avatars/avatar-routes.ts'
import { registerCareerSummaryRoutes } from './career-summary/career-summary-routes.ts'
import { registerSummaryWritingRoutes } from './career-summary/summary-writing-routes.ts'
import { type FindTemplatesUntil, registerGeneratedResumeRoutes } from './generated-resumes/generated-resume-routes.ts'
import { registerJobPreferenceRoutes } from './job-preferences/job-preference-routes.ts'
import { createPictureMaker } from './pictures/picture-maker.ts'
import { registerProfileRoutes } from './profile-routes.ts'
import { registerRecordRoutes } from './records/record-routes.ts'
import { registerResumeCheckRoutes } from './resume-check/resume-check-routes.ts'
import { registerResumeReadingRoutes } from './resume-reading/resume-reading-routes.ts'
import { registerResumeTemplateRoutes } from './resume-templates/resume-template-routes.ts'
import { createResumeInspector } from './resumes/resume-inspector.ts'
import { registerResumeRoutes } from './resumes/resume-routes.ts'
import { registerVideoRoutes } from './video-resumes/video-routes.ts'

/** The profile of a member: records, job preferences, resumes. Rewards, which are below it, say who has the layouts that are rewards. */
export const registerProfileArea = (
  app: FastifyInstance,
  { findTemplatesUntil }: { findTemplatesUntil: FindTemplatesUntil },
): void => {
  // One process at a time for a member, whatever it does: two would take both processors of a small machine.
  const members = createBusyMembers()
  const pictures = createPictureMaker({
    onFailure: (err) => app.log.warn({ err }, 'a picture was not made'),
    members,
  })
  const inspector = createResumeInspector({
    onFailure: (err) => app.log.warn({ err }, 'a resume was not looked into'),
    members,
  })
  // Closing waits for all answers.
  app.addHook('preClose', async () => {
    pictures.close()
    inspector.close()
  })
  registerProfileRoutes(app)
  registerJobPreferenceRoutes(app)
  registerRecordRoutes(app)
  registerCareerSummaryRoutes(app)
  registerSummaryWritingRoutes(app)
  registerAvatarRoutes(app, pictures)
  registerAvatarGenerationRoutes(app, pictures)
  registerResumeTemplateRoutes(app)
  registerResumeRoutes(app, inspector)
  registerGeneratedResumeRoutes(app, { pictures, inspector, members, findTemplatesUntil })
  registerResumeReadingRoutes(app, members)
  registerVideoRoutes(app, { pictures, members })
  registerResumeCheckRoutes(app)
}
