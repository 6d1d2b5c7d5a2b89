import type { FastifyInstance } from 'fastify'
import { type AttemptLimit, countAttempt, refundAttempt } from '../attempt-limit/attempt-limit.ts'

export type Sending = {
  channel: 'mail' | 'sms'
  /** What is sent, such as `login`: each purpose has a budget of its own. */
  purpose: string
  recipient: string
  /** The caller's network address. */
  from: string
}

const hour = 60 * 60
/**
 * A person asks a few times; a text costs money, and a mailbox or phone is not to be flooded by strangers. `pair` is what one
 * sender may have sent to one recipient: less than all senders together, so that one stranger does not use up the recipient's.
 */
const limits = {
  mail: { pair: 5, pairDay: 10, recipient: 8, recipientDay: 20, from: 40 },
  sms: { pair: 3, pairDay: 6, recipient: 5, recipientDay: 10, from: 20 },
}

/**
 * Counts a message before it is sent because somebody typed an address or number; throws 40006 past the limits of its kind.
 * Only messages that are sent count: what was refused is taken back, and the caller takes back what was not sent in the end.
 *
 * @returns takes the message back
 */
export const limitSending = async (
  app: FastifyInstance,
  { channel, purpose, recipient, from }: Sending,
): Promise<() => Promise<void>> => {
  const { pair, pairDay, recipient: perHour, recipientDay: perDay, from: perSender } = limits[channel]
  return countTogether(app, [
    { action: `${channel} from`, subject: from, maxAttempts: perSender, windowSeconds: hour },
    {
      action: `${channel} ${purpose} from to`,
      subject: `${from} ${recipient}`,
      maxAttempts: pair,
      windowSeconds: hour,
    },
    {
      action: `${channel} ${purpose} from to in a day`,
      subject: `${from} ${recipient}`,
      maxAttempts: pairDay,
      windowSeconds: 24 * hour,
    },
    { action: `${channel} ${purpose} to`, subject: recipient, maxAttempts: perHour, windowSeconds: hour },
    { action: `${channel} ${purpose} to in a day`, subject: recipient, maxAttempts: perDay, windowSeconds: 24 * hour },
  ])
}

/** Counts a mail for its sender alone, where its recipient has a limit elsewhere; like {@link limitSending} otherwise. */
export const countSender = (app: FastifyInstance, from: string): Promise<() => Promise<void>> =>
  countTogether(app, [{ action: 'mail from', subject: from, maxAttempts: limits.mail.from, windowSeconds: hour }])

const countTogether = async (app: FastifyInstance, together: AttemptLimit[]): Promise<() => Promise<void>> => {
  const counted: AttemptLimit[] = []
  const takeBack = async () => {
    for (const limit of counted) await refundAttempt(app, limit)
  }
  try {
    for (const limit of together) {
      counted.push(limit)
      await countAttempt(app, { ...limit, maxAttempts: Math.ceil(limit.maxAttempts * app.settings.rateLimitFactor) })
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
