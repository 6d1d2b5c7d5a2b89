import type { FastifyInstance } from 'fastify'
import { registerAccountArea } from './account/account-area.ts'
import { registerAiArea } from './ai/ai-area.ts'
import { registerApplicationsArea } from './applications/applications-area.ts'
import { loadCompanyAnswers } from './applications/my-jobs/response-times.ts'
import { registerAuthArea } from './auth/auth-area.ts'
import { registerChatsArea } from './chats/chats-area.ts'
import { loadReplyLabels } from './chats/recruiters/load-reply-labels.ts'
import { registerCompaniesArea } from './companies/companies-area.ts'
import { registerConfigRoutes } from './config/config-routes.ts'
import { registerCourseRoutes } from './courses/course-routes.ts'
import { registerEmployerArea } from './employer/employer-area.ts'
import { registerIdentityArea } from './identity/identity-area.ts'
import { registerInterviewsArea } from './interviews/interviews-area.ts'
import { registerInvitationRoutes } from './invitations/invitation-routes.ts'
import { isCompanyFollowed } from './job-alerts/followed-companies/follow-routes.ts'
import { registerJobAlertsArea } from './job-alerts/job-alerts-area.ts'
import { registerJobMatchArea } from './job-match/job-match-area.ts'
import { registerJobsArea } from './jobs/jobs-area.ts'
import { registerModerationRoutes } from './moderation/moderation-routes.ts'
import { registerNotificationRoutes } from './notifications/notification-routes.ts'
import { registerPushRoutes } from './notifications/push/push-routes.ts'
import { registerProfileArea } from './profile/profile-area.ts'
import { findTemplatesUntil } from './rewards/effects.ts'
import { registerRewardsArea } from './rewards/rewards-area.ts'
import { createJobSearch } from './search/create-job-search.ts'
import { registerSearchRoutes } from './search/search-routes.ts'
import { registerWebhookRoutes } from './webhooks/webhook-routes.ts'

/** Every route of the marketplace, a line for each area. */
export const registerRoutes = (app: FastifyInstance): void => {
  const jobSearch = createJobSearch(app.connection.db)
  registerJobsArea(app)
  registerSearchRoutes(app, jobSearch)
  registerJobAlertsArea(app, jobSearch)
  registerJobMatchArea(app)
  registerCompaniesArea(app, {
    loadAnswers: loadCompanyAnswers,
    loadReplyLabels,
    isFollowed: isCompanyFollowed,
  })
  registerApplicationsArea(app)
  registerAuthArea(app)
  registerIdentityArea(app)
  registerAccountArea(app)
  registerAiArea(app)
  registerProfileArea(app, { findTemplatesUntil })
  registerConfigRoutes(app)
  registerCourseRoutes(app)
  registerNotificationRoutes(app)
  registerPushRoutes(app)
  registerChatsArea(app)
  registerInterviewsArea(app)
  registerInvitationRoutes(app)
  registerRewardsArea(app)
  registerEmployerArea(app)
  registerWebhookRoutes(app)
  registerModerationRoutes(app)
}
