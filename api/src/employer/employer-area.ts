import type { FastifyInstance } from 'fastify'
import { registerRecruiterApplicationRoutes } from './applications/recruiter-application-routes.ts'
import { registerCandidateNoteRoutes } from './candidate-notes/candidate-note-routes.ts'
import { registerOwnCompanyRoutes } from './company/own-company-routes.ts'
import { registerHandOffRoutes } from './hand-off/hand-off-routes.ts'
import { registerRecruiterInterviewRoutes } from './interviews/recruiter-interview-routes.ts'
import { registerRecruiterOfferRoutes } from './interviews/recruiter-offer-routes.ts'
import { registerRecruiterChatRoutes } from './recruiter-chats/recruiter-chat-routes.ts'
import { registerRecruiterReferralRoutes } from './referrals/recruiter-referral-routes.ts'
import { registerRecruiterSeekerRoutes } from './seekers/recruiter-seeker-routes.ts'
import { registerSeeAsRecruiterRoutes } from './seekers/see-as-recruiter-routes.ts'
import { registerTeamRoutes } from './team/team-routes.ts'

/** What employers’ systems call: the hand-off of members, and the recruiters’ side of applications, members, referrals, chats and teams. */
export const registerEmployerArea = (app: FastifyInstance): void => {
  registerHandOffRoutes(app)
  registerRecruiterApplicationRoutes(app)
  registerCandidateNoteRoutes(app)
  registerRecruiterSeekerRoutes(app)
  registerSeeAsRecruiterRoutes(app)
  registerRecruiterReferralRoutes(app)
  registerRecruiterChatRoutes(app)
  registerRecruiterInterviewRoutes(app)
  registerRecruiterOfferRoutes(app)
  registerTeamRoutes(app)
  registerOwnCompanyRoutes(app)
  if (app.settings.handOff.servesEmployerSite) app.standIns?.registerEmployerSite(app)
}
