import type { FastifyInstance } from 'fastify'
import { registerHiring } from '../applications/my-jobs/hiring.ts'
import { registerNeeds } from '../applications/my-jobs/needs.ts'
import { registerMessageCard } from '../chats/message-cards.ts'
import { registerCalendarFeedRoutes } from './calendar-feed/calendar-feed-routes.ts'
import { registerInterviewRoutes } from './interview-routes.ts'
import { loadInterviewCards } from './interview-rows.ts'
import { loadHiring } from './load-hiring.ts'
import { interviewNeeds } from './needs.ts'
import { registerOfferRoutes } from './offers/offer-routes.ts'
import { loadOfferCards } from './offers/offer-rows.ts'

/** Interviews of members with recruiters, and offers. */
export const registerInterviewsArea = (app: FastifyInstance): void => {
  registerMessageCard('interview', loadInterviewCards)
  registerNeeds(interviewNeeds)
  registerHiring(loadHiring)
  registerMessageCard('offer', loadOfferCards)
  registerInterviewRoutes(app)
  registerOfferRoutes(app)
  registerCalendarFeedRoutes(app)
}
