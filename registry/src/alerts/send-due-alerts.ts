import { createHmac } from 'node:crypto'
import type { Database } from '@jobspan/kit-server'
import { withJitter } from '@jobspan/shared-kit/timing'
import type { FastifyBaseLogger } from 'fastify'
import type { WebhookSettings } from '../platform/settings/settings.ts'
import { claimDueAlerts, scheduleRetry, toAlert } from './alert-repository.ts'

const timeoutMs = 5_000
const maxTries = 12

/** About two seconds, then twice as long each time, to an hour. */
const backoffSeconds = (tries: number) => withJitter(Math.min(60 * 60, 2 ** tries))

/**
 * Posts due alerts as JSON (`{ id, at, kind, remote, build, country, message }`), each until a 2xx answer, twelve times at most.
 * An answer can be lost, so a receiver may meet an `id` twice. With a secret, `X-Jobspan-Signature` is `sha256=` and the
 * HMAC-SHA256 of the body in hexadecimal.
 */
export const sendDueAlerts = async (
  db: Database,
  { address, secret }: WebhookSettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> => {
  const due = await claimDueAlerts(db)
  await Promise.all(
    due.map(async (row) => {
      const error = await post(address, JSON.stringify(toAlert(row)), secret)
      if (error === null) return scheduleRetry(db, row.id, null)
      if (row.tries >= maxTries) {
        log.error({ alert: row.id, error }, 'alert could not be sent; given up')
        return scheduleRetry(db, row.id, null)
      }
      log.warn({ alert: row.id, error }, 'alert could not be sent; it will be tried again')
      return scheduleRetry(db, row.id, backoffSeconds(row.tries))
    }),
  )
}

/** Null when taken, else what went wrong. */
const post = async (address: string, body: string, secret: string | undefined): Promise<string | null> => {
  const signature = secret && createHmac('sha256', secret).update(body).digest('hex')
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'x-jobspan-signature': `sha256=${signature}` } : {}),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `answered ${answer.status}`
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : String((error as Error).cause ?? error)
  }
}
