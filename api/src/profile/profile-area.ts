import type { FastifyInstance } from 'fastify'
import { registerAvatarGenerationRoutes } from './avatars/avatar-generation-routes.ts'
import { registerAvatarRoutes } from './avatars/avatar-routes.ts'
import { registerCareerSummaryRoutes } from './career-summary/career-summary-routes.ts'
import { registerSummaryWritingRoutes } from './career-summary/summary-writing-routes.ts'
import { registerEducationRoutes } from './educations/education-routes.ts'
import { registerGeneratedResumeRoutes } from './generated-resumes/generated-resume-routes.ts'
import { registerJobPreferenceRoutes } from './job-preferences/job-preference-routes.ts'
import { registerMemberLanguageRoutes } from './languages/member-language-routes.ts'
import { registerLicenseCertificationRoutes } from './license-certifications/license-certification-routes.ts'
import { registerProfileRoutes } from './profile-routes.ts'
import { registerResumeCheckRoutes } from './resume-check/resume-check-routes.ts'
import { registerResumeReadingRoutes } from './resume-reading/resume-reading-routes.ts'
import { registerResumeTemplateRoutes } from './resume-templates/resume-template-routes.ts'
import { registerResumeRoutes } from './resumes/resume-routes.ts'
import { registerMemberSkillRoutes } from './skills/member-skill-routes.ts'
import { registerVideoRoutes } from './video-resumes/video-routes.ts'
import { registerWebsiteRoutes } from './websites/website-routes.ts'
import { registerWorkExperienceRoutes } from './work-experiences/work-experience-routes.ts'

/** The profile of a member: records, job preferences, resumes. */
export const registerProfileArea = (app: FastifyInstance): void => {
  registerProfileRoutes(app)
  registerJobPreferenceRoutes(app)
  registerWorkExperienceRoutes(app)
  registerEducationRoutes(app)
  registerLicenseCertificationRoutes(app)
  registerWebsiteRoutes(app)
  registerMemberSkillRoutes(app)
  registerMemberLanguageRoutes(app)
  registerCareerSummaryRoutes(app)
  registerSummaryWritingRoutes(app)
  registerAvatarRoutes(app)
  registerAvatarGenerationRoutes(app)
  registerResumeTemplateRoutes(app)
  registerResumeRoutes(app)
  registerGeneratedResumeRoutes(app)
  registerResumeReadingRoutes(app)
  registerVideoRoutes(app)
  registerResumeCheckRoutes(app)
}
