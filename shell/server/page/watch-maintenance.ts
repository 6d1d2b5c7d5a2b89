import { createApiClient } from '@jobspan/shared-kit/api'
import { type Outage, websiteOutage } from '@jobspan/shared-kit/contracts/config/config'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Env } from '../env.ts'

/** Seconds after which crawlers and browsers may try again where no end is known, and at least. */
const usualRetrySeconds = 600
const minRetrySeconds = 5

/** What visitors of a country are told while its site is closed. */
export type Maintenance = {
  /** In place of the usual text, by language. */
  texts: Outage['texts']
  /** RFC 3339; not there where nobody said. */
  endsAt?: string
}

export type MaintenanceWatch = {
  /** Undefined where the site of the country is open. */
  find(country: CountryKey): Maintenance | undefined
  stop(): void
}

/** Whether the site is closed for maintenance: by this process's setting, or by the API for countries. */
export const watchMaintenance = (env: Pick<Env, 'MAINTENANCE' | 'API_ORIGIN'>): MaintenanceWatch => {
  let outages: readonly Outage[] = []
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 0, timeoutMs: 2000 })
  const ask = async () => {
    try {
      outages = (await api.call(websiteOutage, { query: {} })).outages
    } catch {
      // An API that does not answer is not maintenance; pages say so themselves.
    }
  }
  void ask()
  const timer = setInterval(() => void ask(), 5000)
  return {
    find: (country) => {
      const outage = outages.find((each) => each.country === country && Date.parse(each.ends_at) > Date.now())
      if (outage) return { texts: outage.texts, endsAt: outage.ends_at }
      return env.MAINTENANCE ? { texts: {} } : undefined
    },
    stop: () => clearInterval(timer),
  }
}

/** For the header `Retry-After`. */
export const retryAfterSeconds = ({ endsAt }: Maintenance): number =>
  endsAt === undefined
    ? usualRetrySeconds
    : Math.max(minRetrySeconds, Math.ceil((Date.parse(endsAt) - Date.now()) / 1000))

/** What the page says, in a language. */
export const toNotice = ({ texts, endsAt }: Maintenance, language: LanguageKey) => ({ text: texts[language], endsAt })
