import type { RegistryClient } from './registry-client.ts'

/**
 * Whether the registry's store still has a release's files. What it knows of a release is in its database; the files may be
 * gone all the same, with a folder or a bucket that was lost.
 */
export const hasReleaseFiles = async (
  { connection }: RegistryClient,
  { remote, build }: { remote: string; build: string },
): Promise<boolean> => {
  const address = `${connection.origin}/releases/${remote}/${build}/release.json`
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return answer?.ok ?? false
}
