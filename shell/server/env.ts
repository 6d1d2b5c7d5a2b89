import { join } from 'node:path'
import { parseAllowedHosts } from '@jobspan/kit-server/http'
import { countryKey, languageKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { z } from 'zod'
import { parseBackendOrigin } from './backends/backend-origins.ts'
import { parseOverrideOrigin } from './releases/override.ts'

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

/** The environment of the shell's server. The descriptions are printed in docs/configuration.md. */
export const shellEnvironment = z.object({
  NODE_ENV: z
    .enum(['production', 'development'])
    .default('production')
    .describe('`production`, or `development` with `npm run dev`'),
  PORT: port.default(3000).describe('the site; `npm start` gives the API and the registry the next two ports'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe(
      'where the site listens; by default only this machine can open it, since a demo is not for a whole network',
    ),
  METRICS_PORT: port
    .optional()
    .describe('port of `/metrics` of the shell, for Prometheus alone; the images set it to 9464'),
  TRUST_PROXY: z
    .string()
    .min(1)
    .default('loopback')
    .describe(
      'proxies whose `X-Forwarded-For` and `X-Forwarded-Host` count: IP addresses, ranges, `loopback` or `uniquelocal` (private networks), separated by commas. Rate limits depend on it. In front of the API are the shells',
    ),
  API_ORIGIN: z.url().default('http://127.0.0.1:3001').describe('where the API is; `npm start` sets it'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe(
      "databases, releases, members' files, keys, tokens of this machine, and the shell's last good registry documents",
    ),
  BRAND_NAME: z.string().min(1).max(40).default('Jobspan').describe('the name of the site'),
  PUBLIC_ORIGIN: z
    .url()
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000')
    .describe(
      "what visitors type. `https` turns on `__Host-` cookies and HSTS. Canonical URLs, alternates, sitemaps, shared links and `JobPosting` use it, also on a country's own host (`jp.…`), so each page has one URL. `npm start` uses `http://localhost:PORT`",
    ),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform(parseAllowedHosts)
    .describe(
      'further host names, separated by commas, besides the public one, those of the countries and those of this machine. Any other `Host` is answered 421, except for `/healthz` and `/livez`',
    ),
  HELP_EMAIL: z.email().default('help@jobspan.example').describe('where visitors write for help'),
  OFFICES: z
    .string()
    .default('')
    .transform(asJson)
    .pipe(offices)
    .describe(
      'postal addresses for the footer, as JSON of country → lines: `{"sg":["Jobspan Pte Ltd","1 Example Road"]}`',
    ),
  DEFAULT_COUNTRY: z
    .string()
    .default('sg')
    .pipe(countryKey)
    .describe('the country where neither host nor cookie names one'),
  DEFAULT_LANGUAGE: z
    .string()
    .default('en-us')
    .pipe(languageKey)
    .describe('the language where neither path, cookie nor browser names one'),
  REGISTRY_ORIGIN: z
    .url()
    .default('http://127.0.0.1:3002')
    .transform((value) => new URL(value).origin)
    .describe('where the registry is; `npm start` sets it'),
  REGISTRY_TOKEN_FILE: z.string().optional().meta({
    description:
      'file with the token by which shells authenticate at the registry (role *shell*), which the registry writes',
    shownDefault: '`DATA_DIR/registry/tokens/shell`',
  }),
  REGISTRY_KEYS_FILE: z.string().optional().meta({
    description:
      'file with the public keys of the registry (JSON Web Key Set), which it writes; by them a shell first trusts its documents, and the API knows who works in its console',
    shownDefault: '`DATA_DIR/registry/public-keys.json`',
  }),
  RELEASES_BASE_URL: z
    .url()
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('origin of a CDN in front of this shell, from which browsers load release files'),
  OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform((value, context) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((entry) => {
          const origin = parseOverrideOrigin(entry)
          if (origin === undefined) context.addIssue({ code: 'custom', message: `${entry} is not an origin` })
          return origin ?? ''
        }),
    )
    .describe(
      'origins, separated by commas, from which a squad may show its own remote in this site (`?override=`). `https://*.previews.example.com` is every host directly below that domain, which only squads may have',
    ),
  SITE_ENVIRONMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .default('production')
    .describe('name of this installation among those for which a remote names its back end, such as `staging`'),
  BACKEND_ORIGINS: z
    .string()
    .default('')
    .transform((value, context) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map((entry) => {
          const origin = parseBackendOrigin(entry)
          if (origin === undefined)
            context.addIssue({ code: 'custom', message: `${entry} is no origin, and no https://*.domain` })
          return origin ?? ''
        }),
    )
    .describe(
      'origins, separated by commas, that may answer as back ends of remotes (`/api/x/…`); `https://*.squads.example` means every name below it. None by default',
    ),
  BACKEND_MOCKS_ORIGIN: z
    .url()
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('where the mocks of back ends are served; `npm run dev` sets it'),
  LIVE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('open tabs that may subscribe to release updates at once; further tabs poll'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('multiplies every rate limit; for tests that play many visitors'),
  MAX_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1000)
    .describe('delay of the event loop, in milliseconds, above which new requests are answered 503; 0: never'),
  DEV_RELEASES: z.string().optional().describe('file with the releases that `npm run dev` serves; only in development'),
  MAINTENANCE: flag.default(false).describe('1 shows the maintenance page on every URL (503)'),
  QUERY_DEADLINE: z.coerce
    .number()
    .int()
    .min(50)
    .default(2500)
    .describe("milliseconds for a page's queries on the server"),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `npm start` uses `warn`'),
  SHELL_DIST: z
    .string()
    .default(join(import.meta.dirname, '../dist'))
    .meta({ description: "folder of the shell's own build", shownDefault: '`shell/dist`' }),
})

export type Env = z.infer<typeof shellEnvironment>

/** Reads the environment. The error names the first variable that is wrong, in one line. Empty counts as not set. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = shellEnvironment.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid'}`)
}
