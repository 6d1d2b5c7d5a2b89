import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { RegistryClient } from '../client/registry-client.ts'
import { Problem } from '../problem.ts'
import { type Finding, finding } from './finding.ts'

/** Whether the store still has every release that runs somewhere; a lost folder or bucket is not seen before a shell starts anew. */
export const examineStoredReleases = async (client: RegistryClient): Promise<Finding[]> => {
  try {
    const { remotes } = await client.call(getOverview)
    const running = remotes.flatMap(({ name, cells }) => {
      const builds = new Set(cells.flatMap(({ current, previous, canary }) => [current, previous, canary?.build]))
      return [...builds].flatMap((build) => (build ? [{ name, build }] : []))
    })
    const found = await Promise.all(running.map((release) => isStored(client.connection.origin, release)))
    const lost = running.filter((_, index) => !found[index]).map(({ name, build }) => `${name} ${build}`)
    if (lost.length === 0) return [finding('releases', 'good', `${running.length} in use, all in the store`)]
    return [
      finding(
        'releases',
        'failed',
        `the store has lost ${lost.join(', ')}`,
        'Restore its folder (DATA_DIR/releases) or bucket; or run `npx jobspan release` on the commit of each: the same bytes bring it back.',
      ),
    ]
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [finding('releases', 'warning', `not looked at: ${error.message}`, error.next)]
  }
}

const isStored = async (origin: string, { name, build }: { name: string; build: string }): Promise<boolean> => {
  const answer = await fetch(`${origin}/releases/${name}/${build}/release.json`, { method: 'HEAD' }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}
