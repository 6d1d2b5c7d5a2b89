import webPush from 'web-push'
import type { PushTarget } from './push-subscriptions.ts'
import type { VapidKeys } from './vapid-keys.ts'

const timeoutMs = 10_000

export type OutgoingPush = {
  target: PushTarget
  /** JSON. */
  payload: string
  /** Seconds for which a push service keeps it for a browser that is away. */
  ttl: number
  /** Whether a device is woken for it at once (RFC 8030, section 5.3). */
  urgency: 'normal' | 'high'
  /** Takes the place of a waiting message with the same topic (RFC 8030, section 5.4). At most 32 characters of base64url. */
  topic: string
}

/** Gives the status that a push service answers. Throws where no answer comes in ten seconds, and what is no key. */
export const sendPush = async (
  { target: { endpoint, ...keys }, payload, ttl, urgency, topic }: OutgoingPush,
  { keys: vapidKeys, subject }: { keys: VapidKeys; subject: string },
): Promise<number> => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, ...vapidKeys },
    TTL: ttl,
    urgency,
    topic,
  })
  const { 'Content-Length': _length, ...others } = headers
  // A redirect could lead to an internal address.
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: others as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}
