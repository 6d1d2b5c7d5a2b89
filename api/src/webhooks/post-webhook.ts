import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { type AddressRules, parseWebhookUrl, resolveReceiver } from './webhook-address.ts'

/** How long a receiver may take to answer. */
const timeoutMs = 15_000

/** `secret` is null where it cannot be read: what is not signed is not sent. */
export type WebhookMessage = { id: string; url: string; secret: string | null; body: string }
/**
 * `status` is null where no answer came; `error` is null where the receiver took the message (2xx). `isSilent` where it was asked and gave no
 * answer at all.
 */
export type WebhookResult = { status: number | null; error: string | null; isSilent: boolean }

/**
 * Sends a message once, signed by the Standard Webhooks convention. A redirect is not followed and counts as a failure: it could lead to
 * an internal address. Of the answer only the status is read. Never throws.
 */
export const postWebhook = async (message: WebhookMessage, rules: AddressRules): Promise<WebhookResult> => {
  const url = parseWebhookUrl(message.url, rules)
  if (!url) return { status: null, error: 'refused address', isSilent: false }
  if (message.secret === null) return { status: null, error: 'unreadable signing secret', isSilent: false }
  try {
    const headers = sign(new Webhook(message.secret), message)
    const status = await post(url, await resolveReceiver(url, rules), { ...message, headers })
    return { status, error: status >= 200 && status < 300 ? null : `answered ${status}`, isSilent: false }
  } catch (error) {
    return { status: null, error: describeError(error), isSilent: true }
  }
}

const sign = (webhook: Webhook, { id, body }: WebhookMessage) => {
  const now = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': webhook.sign(id, now, body),
  }
}

type SignedMessage = { body: string; headers: Record<string, string> }

const post = (url: URL, { address, family }: { address: string; family: number }, { body, headers }: SignedMessage) => {
  const options: RequestOptions = {
    method: 'POST',
    // The name's address was checked; nothing looks it up again.
    lookup: (_host, lookupOptions, callback) =>
      lookupOptions.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
  }
  return new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.once('error', reject)
    request.end(body)
  })
}

/** Short, without addresses: the employer reads it. */
const describeError = (error: unknown): string => {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  return code ?? (message === 'internal address' || message === 'unknown host' ? message : 'connection failed')
}
