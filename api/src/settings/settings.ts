import { resolve } from 'node:path'
import { z } from 'zod/mini'

const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const url = (protocols: RegExp) => z.url({ protocol: protocols })

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  API_PORT: z._default(port, 3001),
  API_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './.data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Jobspan'),
  PUBLIC_ORIGIN: z._default(url(/^https?$/), 'http://localhost:3000'),
  SMTP_URL: z.optional(url(/^smtps?$/)),
  MAIL_FROM: z.optional(z.email()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Shows the development mailbox in production too. */
  MAILBOX: z.optional(flag),
  /** 0 starts an empty database empty. */
  DEMO: z._default(flag, true),
  /** Past this delay of the event loop new requests are answered 503; 0 never. */
  MAX_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 2_000),
  /** Requests at work at a time; the next is answered 503 at once. 0: any number. */
  MAX_AT_ONCE: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 1),
})

export type Settings = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDirectory: string
  databaseUrl: string | undefined
  brandName: string
  publicOrigin: URL
  smtpUrl: string | undefined
  mailFrom: string
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  showsMailbox: boolean
  fillsDemo: boolean
  mostDelayMs: number
  mostAtOnce: number
  rateLimitFactor: number
}

/** Reads the environment; throws one line that names every variable that is wrong. Empty counts as unset. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const values = parsed.data
  const publicOrigin = new URL(values.PUBLIC_ORIGIN)
  return {
    mode: values.NODE_ENV,
    port: values.API_PORT,
    host: values.API_HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    brandName: values.BRAND_NAME,
    publicOrigin,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicOrigin.hostname}`,
    logLevel: values.LOG_LEVEL,
    showsMailbox: values.SMTP_URL === undefined && (values.MAILBOX ?? values.NODE_ENV !== 'production'),
    fillsDemo: values.DEMO,
    mostDelayMs: values.MAX_DELAY_MS,
    mostAtOnce: values.MAX_AT_ONCE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
  }
}
