import { z } from 'zod/mini'
import { chatMessage } from './chats.ts'
import { endpoint } from './endpoint.ts'

/**
 * A session of messaging (docs/product-rules.md#messaging-session): the cookie `im_auth_sid`, HttpOnly and opaque, opens the live
 * connection. It belongs to the session of the site and ends with it, however that ends; the connection is closed then.
 */
export const openMessaging = endpoint({
  method: 'POST',
  path: '/api/jobApplication/im/session',
  summary: 'Opens messaging for this session',
  access: 'member',
  data: z.null(),
})
/** Ends messaging by its own cookie, also where the session is gone already. Succeeds without one too. */
export const closeMessaging = endpoint({
  method: 'POST',
  path: '/api/jobApplication/im/log-out',
  summary: 'Ends messaging',
  data: z.null(),
})

/** Where a WebSocket (RFC 6455) is opened; refused (401) without `im_auth_sid`, and (403) from another origin. */
export const chatSocketPath = '/api/jobApplication/im/live'
/** Whether an address asks for the live connection: servers upgrade nothing else. */
export const isChatSocketUrl = (url: string | undefined): boolean => url?.split('?')[0] === chatSocketPath
/** Whether a request may leave HTTP: nothing but the live connection's own GET. Any other would lose its body with the upgrade. */
export const isLiveUpgrade = ({ method, url }: { method?: string | undefined; url?: string | undefined }): boolean =>
  method === 'GET' && isChatSocketUrl(url)
/** Codes with which the server closes a connection: the session has ended; nothing is to be opened again before another sign-in. */
export const chatSocketCloseCode = { ended: 4401 } as const

/** What the server says over it. What was said while there was no connection is asked for anew, not repeated. */
export const chatSocketEvent = z.discriminatedUnion('type', [
  /** A new message of either side, or one that has changed (recalled). */
  z.object({ type: z.literal('message'), chat_id: z.number(), message: chatMessage }),
  /** The chat itself has changed, on this or another device: read, pinned, put aside. */
  z.object({ type: z.literal('chat'), chat_id: z.number() }),
  /** The recruiter has read up to this message. */
  z.object({ type: z.literal('read'), chat_id: z.number(), message_id: z.number() }),
  /** The recruiter is writing; holds for five seconds. */
  z.object({ type: z.literal('typing'), chat_id: z.number() }),
  z.object({
    type: z.literal('presence'),
    recruiter_id: z.number(),
    is_online: z.boolean(),
    seen_at: z.nullable(z.string()),
  }),
])
export type ChatSocketEvent = z.infer<typeof chatSocketEvent>

/** What the browser says: that the member writes, at most every three seconds. Anything else is not heard. */
export const chatSocketClientEvent = z.object({ type: z.literal('typing'), chat_id: z.number() })
export type ChatSocketClientEvent = z.infer<typeof chatSocketClientEvent>
