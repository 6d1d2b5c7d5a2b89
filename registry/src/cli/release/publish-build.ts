import { getRelease, type PublishedRelease, publishRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { RegistryClient } from '../client/registry-client.ts'
import { compareReleases, type ReleaseChanges } from './compare-releases.ts'
import { describeRelease } from './describe-release.ts'
import { knownReleases } from './known-releases.ts'
import { packRelease } from './pack-release.ts'

export type Published = {
  /** False where the registry had the same bytes already. */
  fresh: boolean
  release: PublishedRelease
  changes: ReleaseChanges
}

const lastBefore = async (client: RegistryClient, { name, build }: Release, known: readonly PublishedRelease[]) => {
  const last = known.find((entry) => entry.build !== build)
  return last && client.call(getRelease, { params: { remote: name, build: last.build } })
}

/** Whether the registry has these very bytes; then there is nothing to send. */
const isThere = async (client: RegistryClient, release: Release): Promise<boolean> => {
  const { files } = await client.call(getRelease, { params: { remote: release.name, build: release.build } })
  const sumsOf = (table: Release['files']) =>
    Object.entries(table)
      .map(([name, { integrity }]) => `${name} ${integrity}`)
      .sort()
      .join()
  return sumsOf(files) === sumsOf(release.files)
}

/** Publishes a built remote (`dist`): packs, uploads, and says what changed. This is what squads and `npm start` both do. */
export const publishBuild = async (client: RegistryClient, dist: string): Promise<Published> => {
  const { release, contents } = await describeRelease(dist)
  const params = { remote: release.name, build: release.build }
  const known = await knownReleases(client, release.name)
  const changes = compareReleases(await lastBefore(client, release, known), release)
  const same = known.find(({ build }) => build === release.build)
  if (same && (await isThere(client, release))) return { fresh: false, release: same, changes }
  const archive = await packRelease(release, contents)
  const published = await client.call(publishRelease, { params }, { type: 'application/gzip', bytes: archive })
  return { fresh: !same, release: published, changes }
}
