import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { queueRequestedMail } from '../../notifications/requested-mails.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { countAttempt } from '../attempt-limit/attempt-limit.ts'
import { countSender } from '../one-time-codes/sending-limits.ts'

type Owner = Pick<Member, 'email' | 'language'>

/** Tells the owner of an address that somebody wanted it for another account: maybe they forgot that they have one. */
export const queueEmailTakenMail = (transaction: QueryExecutor, { email, language }: Owner): Promise<void> =>
  queueRequestedMail(transaction, {
    template: 'addressTaken',
    recipient: email,
    language,
    values: { path: `/${language}/get-started` },
  })

/** {@link queueEmailTakenMail}, once in a day: nobody is to be pestered through us. A sender who had too many mails sent sends none. */
export const notifyEmailTaken = async (app: FastifyInstance, owner: Owner, request: FastifyRequest): Promise<void> => {
  const maxAttempts = Math.ceil(app.settings.rateLimitFactor)
  try {
    await countAttempt(app, {
      action: 'address taken',
      subject: owner.email,
      maxAttempts,
      windowSeconds: 24 * 60 * 60,
    })
    await countSender(app, getRateLimitKey(request))
  } catch (error) {
    if (error instanceof ApiError) return
    throw error
  }
  await queueEmailTakenMail(app.connection.db, owner)
}
