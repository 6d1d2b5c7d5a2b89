import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/** Of the inbox; muted chats do not count. Apart from the other calls of chats: every page of a member makes this one. */
export const countUnreadChats = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/unread',
  summary: 'How many chats have unread messages',
  access: 'member',
  data: z.object({ count: z.number() }),
})
