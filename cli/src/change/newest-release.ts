import { Problem } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import { knownReleases } from '../release/known-releases.ts'

/** The build that was named, else the newest one of the remote. */
export const buildMeant = async (
  client: RegistryClient,
  remote: string,
  named: string | undefined,
): Promise<string> => {
  const releases = await knownReleases(client, remote)
  const [newest] = releases
  if (!newest) throw new Problem(`${remote} has no release yet.`, `Publish one with \`jobspan release ${remote}\`.`)
  if (named && !releases.some(({ build }) => build === named))
    throw new Problem(
      `${remote} has no release ${named}.`,
      `It has ${releases
        .slice(0, 5)
        .map(({ build }) => build)
        .join(', ')}.`,
    )
  return named ?? newest.build
}
