import { join, resolve } from 'node:path'
import { type BucketSettings, readBucketSettings, requireAllOrNone } from '@jobspan/kit-server'
import { isLoopbackName, parseAllowedHosts } from '@jobspan/kit-server/http'
import { z } from 'zod/mini'
import { type PipelineSettings, readPipelineSettings } from './pipeline-settings.ts'

const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const url = (protocols: RegExp) => z.url({ protocol: protocols })
const nonEmptyString = z.string().check(z.minLength(1))

/** The environment of the registry. The descriptions are printed in docs/configuration.md. */
export const registryEnvironment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  REGISTRY_PORT: z
    ._default(port, 3002)
    .check(z.describe('the registry and its console; with `npm start`, the second port after `PORT`')),
  REGISTRY_HOST: z._default(nonEmptyString, '127.0.0.1').check(z.describe('where the registry listens')),
  TRUST_PROXY: z._default(nonEmptyString, 'loopback'),
  MIGRATE_ON_START: z._default(flag, true),
  DATA_DIR: z._default(nonEmptyString, './.data'),
  REGISTRY_KEYS_FILE: z.optional(nonEmptyString),
  REGISTRY_TOKEN_FILE: z.optional(nonEmptyString),
  REGISTRY_DATABASE_URL: z.optional(url(/^postgres(ql)?$/)).check(
    z.meta({
      description: 'a PostgreSQL of its own for the registry',
      shownDefault: '`DATABASE_URL`, else an embedded PostgreSQL in `DATA_DIR/postgres`',
    }),
  ),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Jobspan'),
  PUBLIC_ORIGIN: z._default(url(/^https?$/), 'http://localhost:3000'),
  REGISTRY_PUBLIC_ORIGIN: z.optional(url(/^https?$/)).check(
    z.meta({
      description: "the console's URL as people type it; `https` turns on `__Host-` cookies and HSTS",
      shownDefault: '`http://localhost:REGISTRY_PORT`',
    }),
  ),
  ALLOWED_HOSTS: z._default(z.string(), ''),
  API_ORIGIN: z._default(url(/^https?$/), 'http://127.0.0.1:3001'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  REGISTRY_DEMO: z
    ._default(flag, false)
    .check(z.describe('1 makes console accounts whose password everybody knows; `npm start` sets it, unless `DEMO=0`')),
  REGISTRY_OIDC_ISSUER: z
    .optional(url(/^https?$/))
    .check(
      z.describe(
        'issuer for signing in to the console with OpenID Connect, besides passwords; `https` unless it is on this machine. Register `{REGISTRY_PUBLIC_ORIGIN}/v1/oidc/callback`',
      ),
    ),
  REGISTRY_OIDC_CLIENT_ID: z.optional(nonEmptyString).check(z.describe('by which the issuer knows the registry')),
  REGISTRY_OIDC_CLIENT_SECRET: z.optional(nonEmptyString).check(z.describe('its secret')),
  REGISTRY_PIPELINES: z
    .optional(nonEmptyString)
    .check(
      z.describe(
        'repositories whose pipelines may release remotes without a stored token, as JSON: `[{"repository":"acme/skill-paths","remotes":["mf-skill-paths"]}]`; also `ref` (`refs/heads/main` unless told), `repository_id` and `environment`',
      ),
    ),
  REGISTRY_PIPELINE_ISSUER: z
    ._default(url(/^https?$/), 'https://token.actions.githubusercontent.com')
    .check(z.describe("who signs pipelines' tokens (OpenID Connect); they are meant for `REGISTRY_PUBLIC_ORIGIN`")),
  REGISTRY_ALERT_WEBHOOK: z.optional(url(/^https?$/)).check(z.describe('where alerts are posted as JSON')),
  REGISTRY_ALERT_SECRET: z
    .optional(nonEmptyString)
    .check(z.describe('signs alerts: `X-Jobspan-Signature` is `sha256=` and the HMAC-SHA256 of the body')),
  REGISTRY_PAGE_BUDGET_KB: z
    ._default(z.coerce.number().check(z.positive()), 60)
    .check(z.describe('kilobytes (brotli) of scripts that a page of a remote may load before its first paint')),
  REGISTRY_SLOT_BUDGET_KB: z
    ._default(z.coerce.number().check(z.positive()), 40)
    .check(z.describe('the same for a slot, which adds to the page of another remote')),
  MAX_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 2_000),
  MAX_AT_ONCE: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 1),
})

export type OidcSettings = { issuer: URL; clientId: string; clientSecret: string }

export type WebhookSettings = { address: string; secret: string | undefined }

/** What one page, or one slot, may load of its own scripts, compressed, in bytes. */
export type SizeBudgets = { pageBytes: number; slotBytes: number }

export type Settings = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** The registry's own folder: database, keys, tokens. */
  directory: string
  /** Files that others read: the public keys, and the token of the shell. */
  publicKeysFile: string
  shellTokenFile: string
  /** Folder of the releases, where no bucket is set. */
  releasesDirectory: string
  bucket: BucketSettings | undefined
  databaseUrl: string | undefined
  migratesOnStart: boolean
  /** Whose word counts on whom a request comes from. */
  trustProxy: string
  brandName: string
  publicOrigin: URL
  registryOrigin: URL
  /** Where the API is that the console's *Marketplace* works with. */
  apiOrigin: string
  /** Hosts, without port, that the registry answers beside those of this machine. */
  allowedHosts: string[]
  logLevel: z.infer<typeof registryEnvironment>['LOG_LEVEL']
  isDemo: boolean
  oidc: OidcSettings | undefined
  pipelines: PipelineSettings | undefined
  webhook: WebhookSettings | undefined
  budgets: SizeBudgets
  maxEventLoopDelayMs: number
  maxConcurrentRequests: number
  rateLimitFactor: number
}

/** Reads the environment; throws one line that names every variable that is wrong. Empty counts as unset. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = registryEnvironment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const values = parsed.data
  const publicOrigin = new URL(values.PUBLIC_ORIGIN)
  const directory = resolve(values.DATA_DIR, 'registry')
  const registryOrigin = new URL(values.REGISTRY_PUBLIC_ORIGIN ?? `http://localhost:${values.REGISTRY_PORT}`)
  if (values.REGISTRY_DEMO && !isLoopbackName(values.REGISTRY_HOST)) {
    throw new Error(
      'REGISTRY_DEMO: makes people whose password everyone knows; set it to 0, or REGISTRY_HOST to this machine',
    )
  }
  return {
    mode: values.NODE_ENV,
    port: values.REGISTRY_PORT,
    host: values.REGISTRY_HOST,
    directory,
    publicKeysFile: values.REGISTRY_KEYS_FILE ?? join(directory, 'public-keys.json'),
    shellTokenFile: values.REGISTRY_TOKEN_FILE ?? join(directory, 'tokens/shell'),
    releasesDirectory: join(resolve(values.DATA_DIR), 'releases'),
    // Where releases are kept, if not in DATA_DIR.
    bucket: readBucketSettings(given, 'S3'),
    databaseUrl: values.REGISTRY_DATABASE_URL ?? values.DATABASE_URL,
    migratesOnStart: values.MIGRATE_ON_START,
    trustProxy: values.TRUST_PROXY,
    brandName: values.BRAND_NAME,
    publicOrigin,
    registryOrigin,
    apiOrigin: new URL(values.API_ORIGIN).origin,
    allowedHosts: [publicOrigin.hostname, registryOrigin.hostname, ...parseAllowedHosts(values.ALLOWED_HOSTS)],
    logLevel: values.LOG_LEVEL,
    isDemo: values.REGISTRY_DEMO,
    oidc: readOidc(values),
    pipelines: readPipelineSettings(values, registryOrigin),
    webhook:
      values.REGISTRY_ALERT_WEBHOOK === undefined
        ? undefined
        : { address: values.REGISTRY_ALERT_WEBHOOK, secret: values.REGISTRY_ALERT_SECRET },
    budgets: { pageBytes: values.REGISTRY_PAGE_BUDGET_KB * 1024, slotBytes: values.REGISTRY_SLOT_BUDGET_KB * 1024 },
    maxEventLoopDelayMs: values.MAX_DELAY_MS,
    maxConcurrentRequests: values.MAX_AT_ONCE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
  }
}

const readOidc = (values: z.infer<typeof registryEnvironment>): OidcSettings | undefined => {
  const {
    REGISTRY_OIDC_ISSUER: issuer,
    REGISTRY_OIDC_CLIENT_ID: clientId,
    REGISTRY_OIDC_CLIENT_SECRET: clientSecret,
  } = values
  const parts = {
    REGISTRY_OIDC_ISSUER: issuer,
    REGISTRY_OIDC_CLIENT_ID: clientId,
    REGISTRY_OIDC_CLIENT_SECRET: clientSecret,
  }
  if (!requireAllOrNone(parts, 'OpenID Connect')) return undefined
  const address = new URL(issuer as string)
  // Codes, tokens and the client's secret would travel for all to read, and whoever answers in its stead could sign anybody in
  // (OpenID Connect Discovery 1.0, section 7.1). What stays on this machine, as in development, nobody else reads.
  if (values.NODE_ENV === 'production' && address.protocol === 'http:' && !isLoopbackName(address.hostname)) {
    throw new Error(
      `REGISTRY_OIDC_ISSUER: must begin with https:// unless it is on this machine, and is ${address.href}`,
    )
  }
  return { issuer: address, clientId: clientId as string, clientSecret: clientSecret as string }
}
