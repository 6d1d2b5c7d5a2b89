import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { chatMessage } from './chats.ts'

/**
 * A session of messaging (docs/product-rules.md#messaging-session): the cookie `im_auth_sid`, HttpOnly and opaque, opens the chat
 * socket. It belongs to the session of the site and ends with it; the server closes the socket then.
 */
export const openMessaging = endpoint({
  method: 'POST',
  path: '/api/jobApplication/im/session',
  summary: 'Opens messaging for this session',
  access: 'member',
  data: z.null(),
})
/** Ends messaging by its own cookie, also when the session of the site is gone already. Succeeds without a cookie too. */
export const closeMessaging = endpoint({
  method: 'POST',
  path: '/api/jobApplication/im/log-out',
  summary: 'Ends messaging',
  data: z.null(),
})

/** Where a WebSocket (RFC 6455) is opened; refused (401) without `im_auth_sid`, and (403) from another origin. */
export const chatSocketPath = '/api/jobApplication/im/live'
/** Whether a URL is that of the chat socket: servers upgrade nothing else. */
export const isChatSocketUrl = (url: string | undefined): boolean => url?.split('?')[0] === chatSocketPath
/** Whether a request may be upgraded: only the GET of the chat socket. Any other request would lose its body. */
export const isChatSocketUpgrade = ({
  method,
  url,
}: {
  method?: string | undefined
  url?: string | undefined
}): boolean => method === 'GET' && isChatSocketUrl(url)
/** Close codes of the server. `ended`: the session has ended; do not reconnect before the next sign-in. */
export const chatSocketCloseCode = { ended: 4401 } as const

/** Events that the server sends. It repeats none: after a reconnect, load the chats again. */
export const chatSocketEvent = z.discriminatedUnion('type', [
  /** A new message of either side, or one that has changed (recalled). */
  z.object({ type: z.literal('message'), chat_id: z.number(), message: chatMessage }),
  /** The chat itself has changed, on this or another device: read, pinned, put aside. */
  z.object({ type: z.literal('chat'), chat_id: z.number() }),
  /** The recruiter has read up to this message. */
  z.object({ type: z.literal('read'), chat_id: z.number(), message_id: z.number() }),
  /** Something happened that the bell counts; or some of it was read, on this or another device. */
  z.object({ type: z.literal('notification'), unread_count: z.number() }),
  /** The recruiter is typing; valid for five seconds. */
  z.object({ type: z.literal('typing'), chat_id: z.number() }),
  z.object({
    type: z.literal('presence'),
    recruiter_id: z.number(),
    is_online: z.boolean(),
    seen_at: z.nullable(z.string()),
  }),
])
export type ChatSocketEvent = z.infer<typeof chatSocketEvent>

/** Events that the browser sends: that the member is typing, at most every three seconds. The server ignores anything else. */
export const chatSocketClientEvent = z.object({ type: z.literal('typing'), chat_id: z.number() })
export type ChatSocketClientEvent = z.infer<typeof chatSocketClientEvent>
