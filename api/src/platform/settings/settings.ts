import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { countries } from '@jobspan/shared-kit/contracts/locales'
import { type BucketSettings, readBucketSettings } from '@jobspan/shared-kit/server'
import { parseAllowedHosts } from '@jobspan/shared-kit/server/http'
import { z } from 'zod/mini'
import { readSocialClients, type SocialClients, socialEnvironment } from './social-client-settings.ts'

const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const url = (protocols: RegExp) => z.url({ protocol: protocols })

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  API_PORT: z._default(port, 3001),
  API_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './.data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Jobspan'),
  PUBLIC_ORIGIN: z._default(url(/^https?$/), 'http://localhost:3000'),
  SMTP_URL: z.optional(url(/^smtps?$/)),
  /** Text messages; the gateway's token stands before the `@`. */
  SMS_URL: z.optional(url(/^https?$/)),
  MAIL_FROM: z.optional(z.email()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Names beside the public origin's and the countries' under which this service is asked, by comma. */
  ALLOWED_HOSTS: z._default(z.string(), ''),
  /**
   * Whether mailbox, social providers and employer site that are not configured are played by this service, and for whom: nobody, this
   * machine, or, where a demonstration is shown to others, everybody who has the token that start-up prints.
   */
  STAND_INS: z._default(z.enum(['off', 'loopback', 'anywhere']), 'off'),
  /** 0 starts an empty database empty. */
  DEMO: z._default(flag, true),
  /** Past this delay of the event loop new requests are answered 503; 0 never. */
  MAX_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 2_000),
  /** Requests at work at a time; the next is answered 503 at once. 0: any number. */
  MAX_AT_ONCE: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 1),
  /** The employer site, members are handed on to; a path is kept. Else, beside the mailbox, a small one at /dev/employer. */
  EMPLOYER_ORIGIN: z.optional(url(/^https?$/)),
  /** Further sites that members may be handed on to: hosts, with a port where it is not the usual one, separated by commas. */
  HAND_OFF_HOSTS: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?(,[a-z0-9.-]+(:\d+)?)*$/))),
  /** By which these sites' servers name themselves. */
  HAND_OFF_SECRET: z.optional(z.string().check(z.minLength(16))),
  ...socialEnvironment.shape,
})

export type Settings = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDirectory: string
  databaseUrl: string | undefined
  files: {
    /** Where uploads arrive, and stay unless there is a bucket for them. */
    directory: string
    bucket: BucketSettings | undefined
  }
  brandName: string
  publicOrigin: URL
  smtpUrl: string | undefined
  smsUrl: string | undefined
  /** Whether text messages reach anybody: through a gateway, or the development mailbox. */
  sendsTexts: boolean
  mailFrom: string
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** Hosts, without port, that this service answers beside those of this machine. */
  allowedHosts: string[]
  standIns: 'off' | 'loopback' | 'anywhere'
  showsMailbox: boolean
  socialClients: SocialClients
  standsInForProviders: boolean
  fillsDemo: boolean
  mostDelayMs: number
  mostAtOnce: number
  rateLimitFactor: number
  handOff: {
    /** Undefined where there is no employer site. */
    employerSite: URL | undefined
    hosts: readonly string[]
    /** Undefined where nobody is handed on to anywhere. */
    secret: string | undefined
    /** Whether this server plays the employer site itself. */
    showsEmployer: boolean
  }
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
  const isProduction = values.NODE_ENV === 'production'
  const keepsMessages = values.SMTP_URL === undefined || values.SMS_URL === undefined
  // A site that sends real mail has real members: in production nobody gets to read their texts, or to be whom they like.
  const hasMembers = isProduction && values.SMTP_URL !== undefined
  const standIns = hasMembers ? 'off' : values.STAND_INS
  const showsMailbox = keepsMessages && standIns !== 'off'
  return {
    mode: values.NODE_ENV,
    port: values.API_PORT,
    host: values.API_HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    files: {
      directory: join(resolve(values.DATA_DIR), 'files'),
      // Not the bucket of releases, which everybody reads.
      bucket: readBucketSettings(given, 'FILES_S3'),
    },
    brandName: values.BRAND_NAME,
    publicOrigin,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    sendsTexts: values.SMS_URL !== undefined || showsMailbox,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicOrigin.hostname}`,
    logLevel: values.LOG_LEVEL,
    allowedHosts: [
      publicOrigin.hostname,
      ...countries.map(({ key }) => `${key}.${publicOrigin.hostname}`),
      ...parseAllowedHosts(values.ALLOWED_HOSTS),
    ],
    standIns,
    showsMailbox,
    socialClients: readSocialClients(values),
    standsInForProviders: values.DEMO && standIns !== 'off',
    fillsDemo: values.DEMO,
    mostDelayMs: values.MAX_DELAY_MS,
    mostAtOnce: values.MAX_AT_ONCE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    handOff: readHandOff(values, showsMailbox, publicOrigin),
  }
}

const readHandOff = (
  values: z.infer<typeof environment>,
  isForShow: boolean,
  publicOrigin: URL,
): Settings['handOff'] => {
  const { EMPLOYER_ORIGIN, HAND_OFF_HOSTS, HAND_OFF_SECRET } = values
  if ((EMPLOYER_ORIGIN || HAND_OFF_HOSTS) && !HAND_OFF_SECRET) {
    throw new Error('HAND_OFF_SECRET: needed with EMPLOYER_ORIGIN and HAND_OFF_HOSTS')
  }
  const showsEmployer = isForShow && !EMPLOYER_ORIGIN
  const employerSite = EMPLOYER_ORIGIN ?? (showsEmployer ? new URL('/dev/employer', publicOrigin).href : undefined)
  return {
    employerSite: employerSite === undefined ? undefined : new URL(employerSite),
    hosts: HAND_OFF_HOSTS?.split(',') ?? [],
    // The employer site of one's own is in this very process, which alone needs to know.
    secret: HAND_OFF_SECRET ?? (showsEmployer ? randomUUID() : undefined),
    showsEmployer,
  }
}
