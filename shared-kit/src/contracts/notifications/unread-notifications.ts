import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/** Apart from the other calls of notifications: every page of a member makes this one. */
export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/jobseeker/notifications/unread',
  summary: 'How many notifications are unread',
  access: 'member',
  data: z.object({ count: z.number() }),
})
