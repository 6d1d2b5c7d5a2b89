import { listReleases, type PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'

/** Releases of a remote, newest first; none of one that the registry has not met yet. */
export const listPublishedReleases = async (
  client: RegistryClient,
  remote: string,
): Promise<readonly PublishedRelease[]> => {
  try {
    return await client.call(listReleases, { params: { remote } })
  } catch (error) {
    if (error instanceof CliError && error.details.status === 404) return []
    throw error
  }
}
