import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/** At most so many browsers of one member are subscribed; one more takes the place of the oldest. */
export const maxPushSubscriptions = 10

/**
 * Where a push service takes messages for one browser (RFC 8030). Who knows it may send there: it is stored, and neither shown nor logged. Its
 * hash finds it, so that it has to be written in one way.
 */
const pushEndpoint = z.url({ protocol: /^https?$/, normalize: true }).check(z.maxLength(1_000))

/** Base64url without padding, as browsers write keys. */
const base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().check(z.regex(/^[\w-]+$/), z.minLength(length), z.maxLength(length))
}

/** What a browser needs to subscribe, and which of the subscriptions of this session are stored. */
export const getPushSubscriptions = endpoint({
  method: 'GET',
  path: '/api/jobseeker/push-subscriptions',
  summary: 'The key to subscribe with, and what is subscribed in this session',
  access: 'member',
  data: z.object({
    /** The server's public key (VAPID, RFC 8292): base64url of an uncompressed P-256 point. */
    public_key: z.string(),
    /** SHA-256 in hexadecimal of each endpoint that is stored for this session: a page compares its own. */
    endpoint_hashes: z.array(z.string()),
  }),
})

/**
 * Subscribes this browser for the member of the session, in place of what was subscribed in that session: it is one browser, whatever host of the
 * site it is on. It ends with the session, and when another member subscribes in the same browser. The same subscription again changes nothing. An
 * endpoint of no known push service is refused (`endpoint`: `invalid`).
 */
export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/api/jobseeker/push-subscriptions',
  summary: 'Subscribes this browser to push notifications',
  access: 'member',
  body: z.object({
    endpoint: pushEndpoint,
    /** Public key of the browser: an uncompressed P-256 point (RFC 8291). */
    p256dh: base64Url(65),
    /** Secret that the browser shares with who may send (RFC 8291). */
    auth: base64Url(16),
    /**
     * The endpoint that the browser gave up for this one (`pushsubscriptionchange`). Where it is not subscribed in this session, nothing is: a
     * worker does not know who is signed in by now.
     */
    former_endpoint: z.optional(pushEndpoint),
  }),
  data: z.object({}),
})

/** One that is not there is no error. */
export const deletePushSubscription = endpoint({
  method: 'POST',
  path: '/api/jobseeker/push-subscriptions/delete',
  summary: 'Ends push notifications in this browser',
  access: 'member',
  body: z.object({ endpoint: pushEndpoint }),
  data: z.object({}),
})

/**
 * What a push message holds: declarative web push (https://www.w3.org/TR/push-api/#declarative-push-message), which Safari shows by itself and the
 * worker of other browsers reads.
 */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    /** A later notification with the same tag takes the place of the earlier one. */
    tag: z.string(),
    /** Absolute, on the host where the browser was subscribed: its worker opens no other. */
    navigate: z.string(),
  }),
  /** How many notifications are unread. */
  app_badge: z.optional(z.number()),
})
export type PushMessage = z.infer<typeof pushMessage>

/** What the worker tells the page that it brings to the front when a notification is pressed. */
export type WorkerMessage = {
  type: 'jobseeker_redirect'
  /** Of the chat that the notification is about; null where it is about something else. */
  chatId: number | null
  /** Path and query of the page that the notification leads to. */
  path: string
}
