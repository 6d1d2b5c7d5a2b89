import type { FastifyInstance } from 'fastify'
import { countAttempt } from '../sign-in/attempts.ts'

type Sending = {
  channel: 'mail' | 'sms'
  recipient: string
  /** The caller's network address. */
  from: string
}

const hour = 60 * 60
/** A person asks a few times; a text costs money, and a mailbox or phone is not to be flooded by strangers. */
const limits = {
  mail: { recipient: 8, recipientDay: 20, from: 40 },
  sms: { recipient: 5, recipientDay: 10, from: 20 },
}

/** Counts whatever is sent because somebody typed an address or number; throws 40006 past the limits of its kind. */
export const countSending = async (app: FastifyInstance, { channel, recipient, from }: Sending): Promise<void> => {
  const factor = app.settings.rateLimitFactor
  const { recipient: perHour, recipientDay: perDay, from: perSender } = limits[channel]
  const count = (what: string, who: string, most: number, windowSeconds: number) =>
    countAttempt(app, { what: `${channel} ${what}`, who, most: Math.ceil(most * factor), windowSeconds })
  await count('from', from, perSender, hour)
  await count('to', recipient, perHour, hour)
  await count('to in a day', recipient, perDay, 24 * hour)
}
