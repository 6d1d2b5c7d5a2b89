import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type AuditRow, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { type Cell, type Change, getOverview, submitChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { type Alert, listAlerts } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { resolveConnection } from '../../../cli/src/client/connection.ts'
import { createRegistryClient, type RegistryClient } from '../../../cli/src/client/registry-client.ts'
import { publishBuild } from '../../../cli/src/release/publish-build.ts'
import type { Site } from '../site.ts'
import { waitUntilServed } from './remotes-of.ts'

export type Registry = {
  origin: string
  client: RegistryClient
  /** Publishes a built release; throws what the registry refuses it with. */
  publish(dist: string): Promise<void>
  /** Makes a change; gives the number of its audit row. */
  change(remote: string, countries: readonly CountryKey[], change: Change): Promise<number | null>
  cell(remote: string, country: CountryKey): Promise<Cell>
  /** Notes what runs of a remote in some countries; the answer puts that back and waits until the shell serves it. */
  saveRollout(remote: string, countries: readonly CountryKey[]): Promise<() => Promise<void>>
  alerts(): Promise<Alert[]>
  audit(remote: string): Promise<AuditRow[]>
}

/** The site's registry, with an administrator's token. */
export const registryOf = (site: Site): Registry => {
  const client = createRegistryClient(
    resolveConnection({ DATA_DIR: site.dataDir, REGISTRY_PORT: String(site.registryPort) }),
  )
  const cellsOf = async (remote: string) =>
    (await client.call(getOverview)).remotes.find(({ name }) => name === remote)?.cells ?? []
  return {
    origin: client.connection.origin,
    client,
    publish: async (dist) => void (await publishBuild(client, dist)),
    change: async (remote, countries, change) => {
      const { sequence } = await client.call(submitChange, {
        body: { remote, countries: [...countries], change, reason: `measured by the bench: ${change.kind}` },
      })
      return sequence
    },
    cell: async (remote, country) => {
      const cell = (await cellsOf(remote)).find((entry) => entry.country === country)
      if (!cell) throw new Error(`${remote} has no cell for ${country}`)
      return cell
    },
    saveRollout: async (remote, countries) => {
      const found = (await cellsOf(remote)).filter(({ country }) => countries.includes(country))
      return async () => {
        for (const { country, current } of found) {
          if (!current) continue
          const change = { kind: 'promote', build: current } as const
          const body = { remote, countries: [country], change, reason: 'as before the bench' }
          await client.call(submitChange, { body })
          await waitUntilServed(site, country, remote, current)
        }
      }
    },
    alerts: () => client.call(listAlerts),
    audit: async (remote) => (await client.call(listAudit, { query: { remote } })).rows,
  }
}
