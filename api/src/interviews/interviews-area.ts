import type { FastifyInstance } from 'fastify'
import { registerNeeds } from '../applications/my-jobs/needs.ts'
import { registerNextInterviews } from '../applications/my-jobs/next-interviews.ts'
import { registerMessageCard } from '../chats/message-cards.ts'
import { registerCalendarFeedRoutes } from './calendar-feed/calendar-feed-routes.ts'
import { registerInterviewRoutes } from './interview-routes.ts'
import { loadInterviewCards } from './interview-rows.ts'
import { loadNextInterviews } from './load-next-interviews.ts'
import { interviewNeeds } from './needs.ts'
import { registerOfferRoutes } from './offers/offer-routes.ts'
import { loadOfferCards } from './offers/offer-rows.ts'

/** Interviews of members with recruiters, and offers. */
export const registerInterviewsArea = (app: FastifyInstance): void => {
  registerMessageCard('interview', loadInterviewCards)
  registerNeeds(interviewNeeds)
  registerNextInterviews(loadNextInterviews)
  registerMessageCard('offer', loadOfferCards)
  registerInterviewRoutes(app)
  registerOfferRoutes(app)
  registerCalendarFeedRoutes(app)
}
