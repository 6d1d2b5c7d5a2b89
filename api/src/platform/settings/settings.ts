import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type BucketSettings, readBucketSettings } from '@jobspan/kit-server'
import { parseAllowedHosts } from '@jobspan/kit-server/http'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { z } from 'zod/mini'
import { type AiSettings, aiEnvironment, readAiSettings } from './ai-settings.ts'
import { type IdentitySettings, identityEnvironment, readIdentitySettings } from './identity-settings.ts'
import { pushEnvironment, readPushServices } from './push-settings.ts'
import { readSearchSettings, type SearchSettings, searchEnvironment } from './search-settings.ts'
import { readSocialClientSettings, type SocialClientSettings, socialEnvironment } from './social-client-settings.ts'

const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const url = (protocols: RegExp) => z.url({ protocol: protocols })

/** The environment of the API. The descriptions are printed in docs/configuration.md. */
export const apiEnvironment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  API_PORT: z._default(port, 3001).check(z.describe('the API; with `npm start`, the port after `PORT`')),
  API_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1').check(z.describe('where the API listens')),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './.data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)).check(
    z.meta({
      description: 'any PostgreSQL from 15 on',
      shownDefault: 'an embedded PostgreSQL in `DATA_DIR/postgres`',
    }),
  ),
  DATABASE_REPLICA_URL: z.optional(url(/^postgres(ql)?$/)).check(
    z.meta({
      description:
        "a hot standby of `DATABASE_URL`, which then answers searches and members' lists; while it is down or more than five seconds behind, the primary does",
      shownDefault: 'none',
    }),
  ),
  MIGRATE_ON_START: z
    ._default(flag, true)
    .check(
      z.describe(
        '0: a start does not change the schema of a PostgreSQL server, and refuses one that is older than the release; `migrate` as an argument of the program does it, as a step of its own',
      ),
    ),
  TRUST_PROXY: z._default(z.string().check(z.minLength(1)), 'loopback'),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Jobspan'),
  PUBLIC_ORIGIN: z._default(url(/^https?$/), 'http://localhost:3000'),
  SMTP_URL: z
    .optional(url(/^smtps?$/))
    .check(
      z.meta({ description: 'where mail goes', shownDefault: 'the mailbox at `/dev/mail`, where `STAND_INS` show it' }),
    ),
  SMS_URL: z.optional(url(/^https?$/)).check(
    z.meta({
      description:
        'where SMS go: `POST` of JSON `{ to, text, language }`; any 2xx is a delivery. What is before the `@` is sent as a bearer token. Production with `SMTP_URL` and without this sends no SMS',
      shownDefault: 'the mailbox at `/dev/mail`, where `STAND_INS` show it',
    }),
  ),
  MAIL_FROM: z
    .optional(z.email())
    .check(z.meta({ description: 'the sender of mails', shownDefault: '`no-reply@` and the host of `PUBLIC_ORIGIN`' })),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  ALLOWED_HOSTS: z._default(z.string(), ''),
  STAND_INS: z
    ._default(z.enum(['off', 'loopback', 'anywhere']), 'off')
    .check(
      z.describe(
        'who may use the stand-ins at `/dev/…` for a mailbox, employer site, social providers and Singpass that are not configured: `off` nobody, `loopback` this machine under a name of its own (`localhost`), `anywhere` every browser that has the token which start-up prints (whoever has it reads all mail). `npm start` and `npm run dev` use `loopback`, `npm start` not with `NODE_ENV=production` and `DEMO=0`. Never in production with `SMTP_URL`; providers never with `DEMO=0`',
      ),
    ),
  DEMO: z
    ._default(flag, true)
    .check(
      z.describe(
        "0 leaves an empty database empty, without demo accounts; the administrator's password is then in `DATA_DIR/registry/admin-password`. Images set 0: they hold no demonstration",
      ),
    ),
  MAX_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 2_000),
  MAX_AT_ONCE: z
    ._default(z.coerce.number().check(z.int(), z.minimum(0)), 200)
    .check(z.describe('requests that a service works on at a time; the next is answered 503 at once. 0: any number')),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 1),
  EMPLOYER_ORIGIN: z.optional(url(/^https?$/)).check(
    z.meta({
      description: 'the employer site to which members are handed on; a path in it is kept',
      shownDefault: '`/dev/employer`, where `STAND_INS` show it',
    }),
  ),
  HAND_OFF_HOSTS: z
    .optional(z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?(,[a-z0-9.-]+(:\d+)?)*$/)))
    .check(
      z.describe(
        'further sites to which members may be handed on: hosts, with a port where it is not the usual one, separated by commas',
      ),
    ),
  HAND_OFF_SECRET: z
    .optional(z.string().check(z.minLength(16)))
    .check(
      z.describe(
        'at least 16 characters; required with `EMPLOYER_ORIGIN` and with `HAND_OFF_HOSTS`. The servers of these sites redeem codes with it at `POST /api/auth/hand-off/redeem` (HTTP Basic with the user name `employer`, and the header `X-Requested-With: jobspan`). It opens the recruiters’ API for every company; `npm run employers:add` gives credentials for some',
      ),
    ),
  SEAL_KEY: z
    .optional(
      z
        .string()
        .check(
          z.regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'must be 32 bytes in base64; make them by `openssl rand -base64 32`'),
        ),
    )
    .check(
      z.meta({
        description:
          'the key that seals second factors, secrets of webhooks, push subscriptions and keys of Singpass: 32 bytes in base64, made by `openssl rand -base64 32`. Keep a copy: without it they are lost (docs/operations.md#the-key-that-seals)',
        shownDefault: 'a key that is made once and kept in the database',
      }),
    ),
  REGISTRY_KEYS_FILE: z.optional(z.string()),
  PAYOUT_PROVIDER_KEY: z
    .optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{59}=$/, 'must be an Ed25519 public key: SPKI, DER, in base64')))
    .check(
      z.meta({
        description:
          'the Ed25519 public key of the payout provider (SPKI, DER, base64), by which its answers are known (docs/operations.md#rewards)',
        shownDefault: 'none: answers of nobody are taken',
      }),
    ),
  ...pushEnvironment.shape,
  ...searchEnvironment.shape,
  ...socialEnvironment.shape,
  ...identityEnvironment.shape,
  ...aiEnvironment.shape,
})

export type Settings = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** A hot standby to read from. */
  databaseReplicaUrl: string | undefined
  migratesOnStart: boolean
  search: SearchSettings
  /** In base64; undefined where the database keeps one. */
  sealKey: string | undefined
  /** Whose word counts on whom a request comes from and which host it asked: the shells'. */
  trustProxy: string
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
  canSendSms: boolean
  mailFrom: string
  /** Origins of push services beside those of browsers. */
  pushServices: readonly string[]
  logLevel: z.infer<typeof apiEnvironment>['LOG_LEVEL']
  /** Hosts, without port, that this service answers beside those of this machine. */
  allowedHosts: string[]
  standIns: 'off' | 'loopback' | 'anywhere'
  showsMailbox: boolean
  socialClients: SocialClientSettings
  identity: IdentitySettings
  ai: AiSettings
  usesLocalProviders: boolean
  seedsDemoData: boolean
  /** Public keys of the registry, whose people run the marketplace in its console. */
  registryKeysFile: string
  /** Of the payout provider, SPKI in base64; undefined where there is none. */
  payoutProviderKey: string | undefined
  maxEventLoopDelayMs: number
  maxConcurrentRequests: number
  rateLimitFactor: number
  handOff: {
    /** Undefined where there is no employer site. */
    employerSite: URL | undefined
    hosts: readonly string[]
    /** Undefined where nobody is handed on to anywhere. */
    secret: string | undefined
    /** Whether this server plays the employer site itself. */
    servesEmployerSite: boolean
  }
}

/** Reads the environment; throws one line that names every variable that is wrong. Empty counts as unset. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = apiEnvironment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const values = parsed.data
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL) {
    throw new Error('DATABASE_REPLICA_URL: is a standby of DATABASE_URL, which is not set')
  }
  const publicOrigin = new URL(values.PUBLIC_ORIGIN)
  const isProduction = values.NODE_ENV === 'production'
  const usesMailbox = values.SMTP_URL === undefined || values.SMS_URL === undefined
  // A site that sends real mail has real members: in production nobody gets to read their texts, or to be whom they like.
  const hasMembers = isProduction && values.SMTP_URL !== undefined
  const standIns = hasMembers ? 'off' : values.STAND_INS
  const showsMailbox = usesMailbox && standIns !== 'off'
  return {
    mode: values.NODE_ENV,
    port: values.API_PORT,
    host: values.API_HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    migratesOnStart: values.MIGRATE_ON_START,
    search: readSearchSettings(values),
    sealKey: values.SEAL_KEY,
    trustProxy: values.TRUST_PROXY,
    files: {
      directory: join(resolve(values.DATA_DIR), 'files'),
      // Not the bucket of releases, which everybody reads.
      bucket: readBucketSettings(given, 'FILES_S3'),
    },
    brandName: values.BRAND_NAME,
    publicOrigin,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    canSendSms: values.SMS_URL !== undefined || showsMailbox,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicOrigin.hostname}`,
    pushServices: readPushServices(values),
    logLevel: values.LOG_LEVEL,
    allowedHosts: [
      publicOrigin.hostname,
      ...countries.map(({ key }) => `${key}.${publicOrigin.hostname}`),
      ...parseAllowedHosts(values.ALLOWED_HOSTS),
    ],
    standIns,
    showsMailbox,
    socialClients: readSocialClientSettings(values),
    identity: readIdentitySettings(values, isProduction),
    ai: readAiSettings(values),
    usesLocalProviders: values.DEMO && standIns !== 'off',
    seedsDemoData: values.DEMO,
    registryKeysFile: values.REGISTRY_KEYS_FILE ?? join(resolve(values.DATA_DIR), 'registry/public-keys.json'),
    payoutProviderKey: values.PAYOUT_PROVIDER_KEY,
    maxEventLoopDelayMs: values.MAX_DELAY_MS,
    maxConcurrentRequests: values.MAX_AT_ONCE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    handOff: readHandOff(values, showsMailbox, publicOrigin),
  }
}

const readHandOff = (
  values: z.infer<typeof apiEnvironment>,
  isForShow: boolean,
  publicOrigin: URL,
): Settings['handOff'] => {
  const { EMPLOYER_ORIGIN, HAND_OFF_HOSTS, HAND_OFF_SECRET } = values
  if ((EMPLOYER_ORIGIN || HAND_OFF_HOSTS) && !HAND_OFF_SECRET) {
    throw new Error('HAND_OFF_SECRET: needed with EMPLOYER_ORIGIN and HAND_OFF_HOSTS')
  }
  const servesEmployerSite = isForShow && !EMPLOYER_ORIGIN
  const employerSite = EMPLOYER_ORIGIN ?? (servesEmployerSite ? new URL('/dev/employer', publicOrigin).href : undefined)
  return {
    employerSite: employerSite === undefined ? undefined : new URL(employerSite),
    hosts: HAND_OFF_HOSTS?.split(',') ?? [],
    // The employer site of one's own is in this very process, which alone needs to know.
    secret: HAND_OFF_SECRET ?? (servesEmployerSite ? randomUUID() : undefined),
    servesEmployerSite,
  }
}
