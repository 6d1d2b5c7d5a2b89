import type { ApiClient } from '@jobspan/shared-kit/api'

/**
 * The campaign that led this browser here, as the shell keeps it in `utmCampaign` (docs/product-rules.md#campaign); undefined
 * where none did. Whatever else is there is left out: a registration must not be refused for it.
 */
export const readCampaign = (): Record<string, string> | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('utmCampaign') ?? 'null')
    const named = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => /^utm_\w{1,36}$/.test(entry[0]) && typeof entry[1] === 'string',
    )
    return named.length > 0 ? Object.fromEntries(named.map(([name, text]) => [name, text.slice(0, 200)])) : undefined
  } catch {
    return undefined
  }
}

/**
 * Tells where somebody landed who signed up or in, and by which way and campaign (docs/product-rules.md#traceability). Nobody waits
 * for it, and nobody is told where it fails.
 *
 * @param destination own path below the language
 */
export const reportLanding = (api: ApiClient, source: string, destination: string): void => {
  const utm = readCampaign()
  const body = { source, destination: destination.slice(0, 300), ...(utm ? { utm } : {}) }
  import('@jobspan/shared-kit/contracts/account/first-steps')
    .then(({ recordTraceability }) => api.call(recordTraceability, { body }))
    .catch(() => undefined)
}
