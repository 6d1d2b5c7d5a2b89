import type { FastifyInstance } from 'fastify'
import { registerAccountDataRoutes } from './account/data/account-data-routes.ts'
import { registerOnboardingRoutes } from './account/onboarding/onboarding-routes.ts'
import { registerAccountSettingRoutes } from './account/settings/account-setting-routes.ts'
import { registerApplicationRoutes } from './applications/application-routes.ts'
import { registerCodeLoginRoutes } from './auth/code-login/code-login-routes.ts'
import { registerDeviceRoutes } from './auth/devices/device-routes.ts'
import { registerMagicLinkRoutes } from './auth/magic-links/magic-link-routes.ts'
import { registerPasskeyRoutes } from './auth/passkeys/passkey-routes.ts'
import { registerPasswordResetRoutes } from './auth/password-reset/password-reset-routes.ts'
import { registerPendingSignInRoutes } from './auth/pending-sign-in/pending-sign-in-routes.ts'
import { registerQrLoginRoutes } from './auth/qr-login/qr-login-routes.ts'
import { registerSessionRoutes } from './auth/session/session-routes.ts'
import { registerSignInMethodRoutes } from './auth/sign-in-methods/sign-in-method-routes.ts'
import { registerSocialLoginRoutes } from './auth/social-login/social-login-routes.ts'
import { registerTwoFactorRoutes } from './auth/two-factor/two-factor-routes.ts'
import { registerEmailRoutes } from './auth/verification/email-routes.ts'
import { registerMobileRoutes } from './auth/verification/mobile-routes.ts'
import { registerChatRoutes } from './chats/chat-routes.ts'
import { registerGreetingMessageRoutes } from './chats/greeting-messages/greeting-message-routes.ts'
import { registerMessageRoutes } from './chats/message-routes.ts'
import { registerMessagingRoutes } from './chats/messaging-routes.ts'
import { registerBlockedCompanyRoutes } from './companies/blocked-companies/blocked-company-routes.ts'
import { registerCompanyRoutes } from './companies/company-routes.ts'
import { registerConfigRoutes } from './config/config-routes.ts'
import { registerCourseRoutes } from './courses/course-routes.ts'
import { registerDevelopmentEmployer } from './employer/development-site/development-employer.ts'
import { registerHandOffRoutes } from './employer/hand-off/hand-off-routes.ts'
import { registerRecruiterChatRoutes } from './employer/recruiter-chats/recruiter-chat-routes.ts'
import { registerJobRoutes } from './jobs/job-routes.ts'
import { registerSavedJobRoutes } from './jobs/saved-jobs/saved-job-routes.ts'
import { registerMailboxRoutes } from './notifications/mailbox-routes.ts'
import { registerEducationRoutes } from './profile/educations/education-routes.ts'
import { registerJobPreferenceRoutes } from './profile/job-preferences/job-preference-routes.ts'
import { registerProfileRoutes } from './profile/profile-routes.ts'
import { registerResumeTemplateRoutes } from './profile/resume-templates/resume-template-routes.ts'
import { registerResumeRoutes } from './profile/resumes/resume-routes.ts'
import { registerWorkExperienceRoutes } from './profile/work-experiences/work-experience-routes.ts'
import { registerSearchRoutes } from './search/search-routes.ts'

/** Every route of the marketplace, a line for each resource. */
export const registerRoutes = (app: FastifyInstance): void => {
  registerJobRoutes(app)
  registerSearchRoutes(app)
  registerSavedJobRoutes(app)
  registerCompanyRoutes(app)
  registerApplicationRoutes(app)
  registerSessionRoutes(app)
  registerSignInMethodRoutes(app)
  registerDeviceRoutes(app)
  registerAccountSettingRoutes(app)
  registerAccountDataRoutes(app)
  registerOnboardingRoutes(app)
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
  if (app.settings.handOff.servesEmployerSite) registerDevelopmentEmployer(app)
  if (app.settings.showsMailbox) registerMailboxRoutes(app)
}
