import type { FastifyInstance } from 'fastify'
import { registerEducationRoutes } from './educations/education-routes.ts'
import { registerJobPreferenceRoutes } from './job-preferences/job-preference-routes.ts'
import { registerProfileRoutes } from './profile-routes.ts'
import { registerResumeTemplateRoutes } from './resume-templates/resume-template-routes.ts'
import { registerResumeRoutes } from './resumes/resume-routes.ts'
import { registerWorkExperienceRoutes } from './work-experiences/work-experience-routes.ts'

/** The profile of a member: records, job preferences, resumes. */
export const registerProfileArea = (app: FastifyInstance): void => {
  registerProfileRoutes(app)
  registerJobPreferenceRoutes(app)
  registerWorkExperienceRoutes(app)
  registerEducationRoutes(app)
  registerResumeTemplateRoutes(app)
  registerResumeRoutes(app)
}
