import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { publishRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { type Change, previewChange, submitChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { getTelemetry, listAlerts } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { resolveConnection } from '../../cli/src/client/connection.ts'
import { createRegistryClient } from '../../cli/src/client/registry-client.ts'
import { packRelease } from '../../cli/src/release/pack-release.ts'
import type { ClaimedCountry } from './journey-countries.ts'
import { createReleaseVariant, type Variant } from './release-variant.ts'
import { site } from './site.ts'

const client = () =>
  createRegistryClient(resolveConnection({ ...process.env, DATA_DIR: site.dataDir, PORT: String(site.port) }))

const publish = async ({ release, contents }: Variant) => {
  const params = { remote: release.name, build: release.build }
  const bytes = await packRelease(release, contents)
  await client().call(publishRelease, { params }, { type: 'application/gzip', bytes })
  return release.build
}

/** A build id that no release has had. */
export const newBuild = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Publishes another release of a remote, made from its last build or that in `dist` (see `createReleaseVariant`); gives its build id. */
export const publishVariant = async (...variant: Parameters<typeof createReleaseVariant>): Promise<string> =>
  publish(await createReleaseVariant(...variant))

/** Changes what runs of a remote in some countries, as the console and the command line do. */
export const change = (remote: string, countries: ClaimedCountry[], what: Change, reason = 'A journey wants it so') =>
  client().call(submitChange, { body: { remote, countries, change: what, reason } })

/** Address that shows a change of a remote in a country to whoever opens it. */
export const previewLink = async (remote: string, country: CountryKey, what: Change): Promise<string> => {
  const { links } = await client().call(previewChange, { body: { remote, countries: [country], change: what } })
  return links[0]?.href ?? ''
}

/** What the registry was told of a remote in a country. */
export const telemetryOf = (remote: string, country: ClaimedCountry) =>
  client().call(getTelemetry, { params: { remote }, query: { country } })

/** Alerts of the last days, newest first. */
export const alerts = () => client().call(listAlerts)
