import { join, resolve } from 'node:path'
import { promote, readPromoted } from '../registry/src/promote.ts'
import { publish } from '../registry/src/publish.ts'
import type { Release } from '../shared-kit/src/contracts/releases.ts'
import { CONTRACT_VERSION } from '../shared-kit/src/remote/contract.ts'

const root = join(import.meta.dirname, '..')

/** Publishes the remotes' builds to the local store and promotes them, by the same path as any release. */
export const publishLocally = async (remotes: readonly string[], dataDir: string): Promise<Release[]> => {
  const store = resolve(dataDir, 'releases')
  const registry = resolve(dataDir, 'registry')
  const running = await readPromoted(registry)
  // A remote that is being replaced no longer holds its routes, and one that left the repository holds none.
  const kept = new Map(running.filter(({ name }) => remotes.includes(name)).map((release) => [release.name, release]))
  for (const name of remotes) {
    const published = await publish({
      dist: join(root, name, 'dist'),
      store,
      contract: CONTRACT_VERSION,
      current: [...kept.values()],
    })
    kept.set(name, published)
  }
  const releases = [...kept.values()]
  await promote(releases, registry)
  return releases
}
