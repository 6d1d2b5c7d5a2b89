import { join } from 'node:path'
import { countryKey, languageKey } from '@jobspan/shared-kit/contracts/locale-keys'
import { parseAllowedHosts } from '@jobspan/shared-kit/server/http'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true')

const offices = z.partialRecord(countryKey, z.array(z.string().trim().min(1).max(120)).min(1).max(8))

const asJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text || '{}')
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON of country → lines of an address' })
    return z.NEVER
  }
}

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development']).default('production'),
  PORT: port.default(3000),
  /** Loopback unless told: a machine on a strange network should not serve its demo to everybody. */
  HOST: z.string().min(1).default('localhost'),
  /** Proxies whose word on the visitor's address counts (addresses or ranges by comma); rate limits stand on it. */
  TRUST_PROXY: z.string().min(1).default('loopback'),
  API_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  DATA_DIR: z.string().min(1).default('.data'),
  BRAND_NAME: z.string().min(1).max(40).default('Jobspan'),
  /** Origin that visitors see, without a trailing slash. */
  PUBLIC_ORIGIN: z
    .url()
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  /** Names beside the public origin's and the countries' under which this shell is asked, by comma. */
  ALLOWED_HOSTS: z.string().default('').transform(parseAllowedHosts),
  HELP_EMAIL: z.email().default('help@jobspan.example'),
  /** Where whoever runs the site can be called on, by country: `{"sg":["Jobspan Pte Ltd","1 Example Road","Singapore 123456"]}`. */
  OFFICES: z.string().default('').transform(asJson).pipe(offices),
  DEFAULT_COUNTRY: z.string().default('sg').pipe(countryKey),
  DEFAULT_LANGUAGE: z.string().default('en-us').pipe(languageKey),
  /** Origin of the registry's service, which tells what runs in which country. */
  REGISTRY_ORIGIN: z
    .url()
    .default('http://127.0.0.1:3002')
    .transform((value) => new URL(value).origin),
  /** File with the token that this shell speaks to the registry with; below `DATA_DIR` unless told. */
  REGISTRY_TOKEN_FILE: z.string().optional(),
  /** File with the keys (JSON Web Key Set) that documents are trusted for at first; below `DATA_DIR` unless told. */
  REGISTRY_KEYS_FILE: z.string().optional(),
  /** Origin in front of this shell that browsers take release files from, such as a CDN. */
  RELEASES_BASE_URL: z
    .url()
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Origins, by comma, that a squad may show its own remote from (`?override=`); none unless told. */
  OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform((value, context) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((entry) => {
          if (URL.canParse(entry)) return new URL(entry).origin
          context.addIssue({ code: 'custom', message: `${entry} is not an origin` })
          return ''
        }),
    ),
  /** Open tabs that may listen for changes at once; those beyond ask now and then. */
  LIVE_LIMIT: z.coerce.number().int().min(0).default(10_000),
  /** Multiplies rate limits; for tests that stand for many visitors. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Past this mean delay of the event loop, in milliseconds, no page is begun; 0 never. */
  MAX_DELAY_MS: z.coerce.number().int().min(0).default(1000),
  /** File with the releases that `npm run dev` serves; only in development. */
  DEV_RELEASES: z.string().optional(),
  MAINTENANCE: flag.default(false),
  /** Milliseconds for a page's queries on the server. */
  QUERY_DEADLINE: z.coerce.number().int().min(50).default(2500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where the shell's own build lies. */
  SHELL_DIST: z.string().default(join(import.meta.dirname, '../dist')),
})

export type Env = z.infer<typeof settings>

/** Reads the environment. The error names the first variable that is wrong, in one line. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const result = settings.safeParse(source)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid'}`)
}
