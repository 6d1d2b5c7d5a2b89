import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { resolveLocaleKeys } from '../page/resolve-locale-keys.ts'
import type { ShellContext } from '../shell-context.ts'

/** Milliseconds in which the same damage is told once for each country. */
const dedupeMs = 60_000

/** Tells the log and the registry that a file of this shell is not what it should be, in the country of who asked for it. */
export const createAssetDamageReporter = (
  { env, telemetry, build: { build } }: Pick<ShellContext, 'env' | 'telemetry' | 'build'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): ((file: string, request: Pick<FastifyRequest, 'headers' | 'cookies'>) => void) => {
  const reportedAt = new Map<string, number>()
  const isNew = (file: string, country: CountryKey): boolean => {
    const now = performance.now()
    const key = `${country} ${file}`
    if (now - (reportedAt.get(key) ?? Number.NEGATIVE_INFINITY) < dedupeMs) return false
    reportedAt.set(key, now)
    return true
  }
  return (file, { headers, cookies }) => {
    const { country } = resolveLocaleKeys({
      host: headers.host ?? '',
      geoConfiguration: cookies.geoConfiguration,
      defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
    })
    if (!isNew(file, country)) return
    log.error({ alert: 'integrity', name: shellRemoteName, build, file }, 'file of the shell is not what it should be')
    telemetry.recordDamage(country, file)
  }
}
