import type { FastifyInstance } from 'fastify'
import { registerCourseRoutes } from './academy/course-routes.ts'
import { registerAccountDataRoutes } from './account-data/account-data-routes.ts'
import { registerAccountSettingRoutes } from './account-settings/account-setting-routes.ts'
import { registerApplicationRoutes } from './applications/application-routes.ts'
import { registerBlockedCompanyRoutes } from './blocked-companies/blocked-company-routes.ts'
import { registerChatRoutes } from './chats/chat-routes.ts'
import { registerMessageRoutes } from './chats/message-routes.ts'
import { registerCodeLoginRoutes } from './code-login/code-login-routes.ts'
import { registerCompanyRoutes } from './companies/company-routes.ts'
import { registerConfigRoutes } from './config/config-routes.ts'
import { registerDeviceRoutes } from './devices/device-routes.ts'
import { registerEducationRoutes } from './educations/education-routes.ts'
import { registerFirstStepRoutes } from './first-steps/first-step-routes.ts'
import { registerGreetingMessageRoutes } from './greeting-messages/greeting-message-routes.ts'
import { registerDevelopmentEmployer } from './hand-off/development-employer.ts'
import { registerHandOffRoutes } from './hand-off/hand-off-routes.ts'
import { registerJobPreferenceRoutes } from './job-preferences/job-preference-routes.ts'
import { registerJobRoutes } from './jobs/job-routes.ts'
import { registerMagicLinkRoutes } from './magic-links/magic-link-routes.ts'
import { registerMailboxRoutes } from './mail/mailbox-routes.ts'
import { registerMessagingRoutes } from './messaging/messaging-routes.ts'
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts'
import { registerPasswordResetRoutes } from './password-reset/password-reset-routes.ts'
import { registerPendingSignInRoutes } from './pending-sign-in/pending-sign-in-routes.ts'
import { registerProfileRoutes } from './profile/profile-routes.ts'
import { registerQrLoginRoutes } from './qr-login/qr-login-routes.ts'
import { registerRecruiterChatRoutes } from './recruiter-chats/recruiter-chat-routes.ts'
import { registerResumeTemplateRoutes } from './resume-templates/resume-template-routes.ts'
import { registerResumeRoutes } from './resumes/resume-routes.ts'
import { registerSavedJobRoutes } from './saved-jobs/saved-job-routes.ts'
import { registerSearchRoutes } from './search/search-routes.ts'
import { registerSessionRoutes } from './session/session-routes.ts'
import { registerSocialLoginRoutes } from './social-login/social-login-routes.ts'
import { registerTwoFactorRoutes } from './two-factor/two-factor-routes.ts'
import { registerEmailRoutes } from './verification/email-routes.ts'
import { registerMobileRoutes } from './verification/mobile-routes.ts'
import { registerWayRoutes } from './ways-in/way-routes.ts'
import { registerWorkExperienceRoutes } from './work-experiences/work-experience-routes.ts'

/** Every route of the marketplace, a line for each resource. */
export const registerRoutes = (app: FastifyInstance): void => {
  registerJobRoutes(app)
  registerSearchRoutes(app)
  registerSavedJobRoutes(app)
  registerCompanyRoutes(app)
  registerApplicationRoutes(app)
  registerSessionRoutes(app)
  registerWayRoutes(app)
  registerDeviceRoutes(app)
  registerAccountSettingRoutes(app)
  registerAccountDataRoutes(app)
  registerFirstStepRoutes(app)
  registerProfileRoutes(app)
  registerJobPreferenceRoutes(app)
  registerWorkExperienceRoutes(app)
  registerEducationRoutes(app)
  registerGreetingMessageRoutes(app)
  registerBlockedCompanyRoutes(app)
  registerTwoFactorRoutes(app)
  registerPasskeyRoutes(app)
  registerQrLoginRoutes(app)
  registerCodeLoginRoutes(app)
  registerMagicLinkRoutes(app)
  registerPendingSignInRoutes(app)
  registerPasswordResetRoutes(app)
  registerEmailRoutes(app)
  registerMobileRoutes(app)
  registerSocialLoginRoutes(app)
  registerConfigRoutes(app)
  registerCourseRoutes(app)
  registerResumeTemplateRoutes(app)
  registerResumeRoutes(app)
  registerChatRoutes(app)
  registerMessageRoutes(app)
  registerMessagingRoutes(app)
  registerHandOffRoutes(app)
  registerRecruiterChatRoutes(app)
  if (app.settings.handOff.showsEmployer) registerDevelopmentEmployer(app)
  if (app.settings.showsMailbox) registerMailboxRoutes(app)
}
