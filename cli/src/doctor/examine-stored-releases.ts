import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import { CliError } from '../cli-error.ts'
import { hasReleaseFiles } from '../client/has-release-files.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import { listPublishedReleases } from '../release/list-published-releases.ts'
import { type Finding, finding } from './finding.ts'

type InUse = { remote: string; build: string; countries: string[] }

/** Releases that some country's document names, and the countries where they are current or a canary. */
const releasesInUse = async (client: RegistryClient): Promise<InUse[]> => {
  const { remotes } = await client.call(getOverview)
  return remotes.flatMap(({ name: remote, cells }) => {
    const builds = new Set(cells.flatMap(({ current, previous, canary }) => [current, previous, canary?.build]))
    return [...builds].flatMap((build) => {
      if (!build) return []
      const running = cells.filter(({ current, canary }) => current === build || canary?.build === build)
      return [{ remote, build, countries: running.map(({ country }) => country) }]
    })
  })
}

/** What a person does about a release whose files are gone, safest first. */
const restoreInstructions = (remote: string, build: string, commit: string | null): string =>
  [
    'Restore its folder (DATA_DIR/releases) or bucket from a copy.',
    commit
      ? `Without one: \`git worktree add ../restore ${commit}\`, there \`npm install\` and \`npx jobspan release ${remote}\`; the same bytes bring it back.`
      : `Without one: \`npx jobspan release ${remote}\` where it was built; the same bytes bring it back.`,
    `If it builds as other than ${build} now, that is a new release: promote it in its place.`,
  ].join(' ')

/** Whether the store still has every release in use; a lost folder or bucket is not seen before a shell starts anew. */
export const examineStoredReleases = async (client: RegistryClient): Promise<Finding[]> => {
  try {
    const inUse = await releasesInUse(client)
    const found = await Promise.all(inUse.map((release) => hasReleaseFiles(client, release)))
    const lost = inUse.filter((_, index) => !found[index])
    if (lost.length === 0) return [finding('releases', 'good', `${inUse.length} in use, all in the store`)]
    return Promise.all(
      lost.map(async ({ remote, build, countries }) => {
        const known = (await listPublishedReleases(client, remote)).find((release) => release.build === build)
        const where = countries.length > 0 ? `it runs in ${countries.join(', ')}` : 'a rollback would lead to it'
        const message = `the store has lost its files; ${where}`
        return finding(
          `release ${remote} ${build}`,
          'failed',
          message,
          restoreInstructions(remote, build, known?.commit ?? null),
        )
      }),
    )
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return [finding('releases', 'warning', `not looked at: ${error.message}`, error.nextStep)]
  }
}
