import { createHmac } from 'node:crypto'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type AddressRules, parseWebhookUrl, resolveReceiver } from './webhook-address.ts'

/** How long a receiver may take to answer. */
const timeoutMs = 15_000

export type WebhookMessage = { id: string; url: string; secret: string; body: string }
/** `status` is null where no answer came; `error` is null where the receiver took the message (2xx). */
export type WebhookResult = { status: number | null; error: string | null }

/** `v1,` and the base64 HMAC-SHA256 of `{id}.{timestamp}.{body}`; the secret is `whsec_` and base64 (Standard Webhooks). */
const signWebhook = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * Sends a message once, signed by the Standard Webhooks convention. A redirect is not followed and counts as a failure: it could lead to
 * an internal address. Of the answer only the status is read. Never throws.
 */
export const postWebhook = async (message: WebhookMessage, rules: AddressRules): Promise<WebhookResult> => {
  try {
    const url = parseWebhookUrl(message.url, rules)
    if (!url) return { status: null, error: 'refused address' }
    const status = await post(url, await resolveReceiver(url, rules), message)
    return { status, error: status >= 200 && status < 300 ? null : `answered ${status}` }
  } catch (error) {
    return { status: null, error: describeError(error) }
  }
}

const post = (url: URL, { address, family }: { address: string; family: number }, message: WebhookMessage) => {
  const timestamp = Math.floor(Date.now() / 1000)
  const options: RequestOptions = {
    method: 'POST',
    // The name's address was checked; nothing looks it up again.
    lookup: (_host, lookupOptions, callback) =>
      lookupOptions.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(message.body),
      'webhook-id': message.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(message.secret, message.id, timestamp, message.body),
    },
  }
  return new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.once('error', reject)
    request.end(message.body)
  })
}

/** Short, without addresses: the employer reads it. */
const describeError = (error: unknown): string => {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  return code ?? (message === 'internal address' || message === 'unknown host' ? message : 'connection failed')
}
