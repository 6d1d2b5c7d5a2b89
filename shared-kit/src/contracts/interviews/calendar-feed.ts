import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/**
 * The calendar feed: `url` is told once, when it is made, because its secret is kept as a hash. A calendar that has it reads the accepted interviews.
 * Made again, the former address ends.
 */
export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/apiGo/interview/feed',
  summary: 'Whether the member has a calendar feed',
  access: 'member',
  data: z.nullable(z.object({ created_at: z.string(), last_read_at: z.nullable(z.string()) })),
})
export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/feed',
  summary: 'Makes a calendar feed, in place of the former one',
  access: 'member',
  data: z.object({ url: z.string() }),
})
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/apiGo/interview/feed',
  summary: 'Ends the calendar feed',
  access: 'member',
  data: z.null(),
})
/** iCalendar (RFC 5545), not in the envelope; a secret that is not known, or was revoked: 40004. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:secret',
  summary: 'The accepted interviews of a member, for a calendar',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  data: z.file().check(z.mime(['text/calendar'])),
})
