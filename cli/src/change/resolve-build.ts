import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import { listPublishedReleases } from '../release/list-published-releases.ts'

/** The build that was named, else the newest one of the remote. */
export const resolveBuild = async (
  client: RegistryClient,
  remote: string,
  named: string | undefined,
): Promise<string> => {
  if (named && isPreviewBuild(named))
    throw new CliError(
      `${named} is a preview build, which runs for whoever has its link and for nobody else.`,
      `Publish a release with \`jobspan release ${remote}\`, and take that build.`,
    )
  const releases = await listPublishedReleases(client, remote)
  const [newest] = releases
  if (!newest) throw new CliError(`${remote} has no release yet.`, `Publish one with \`jobspan release ${remote}\`.`)
  if (named && !releases.some(({ build }) => build === named))
    throw new CliError(
      `${remote} has no release ${named}.`,
      `It has ${releases
        .slice(0, 5)
        .map(({ build }) => build)
        .join(', ')}.`,
    )
  return named ?? newest.build
}
