import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getPackageName } from '@jobspan/kit-server/compatibility/package-name'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { withEnglishTexts } from '../../src/english-texts.ts'
import { formerKitPlugin } from '../../src/federation/former-kit-plugin.ts'
import { UnusableFileError } from './unusable-file-error.ts'

const require = createRequire(import.meta.url)

/** Packages that remotes take from this process, by the name they ask for. Their own copies are never loaded here. */
const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@tanstack/react-query',
  'jotai',
  'styled-components',
]

const versionOf = (name: string): string => {
  const owner = getPackageName(name)
  // Some packages do not export their package.json, so it is read by path.
  const file = join(import.meta.dirname, '../../../node_modules', owner, 'package.json')
  return (require(file) as { version: string }).version
}

export type RemoteLoader = {
  /** Loads a release's server build; the same release is loaded once. */
  load(release: Release): Promise<RemoteDefinition>
}

type Settings = {
  /** Kit modules by shared name, from the frame bundle. */
  sharedKit: Record<string, unknown>
  /** Folder of a release's files. */
  folder(release: Release): string
  /** Full path of a file whose bytes were checked against their hash, or undefined. */
  getVerifiedPath(release: Release, file: string): Promise<string | undefined>
  /** Whether a file of it does not match its hash. */
  isDamaged(release: Release): boolean
}

/** Versions of what is provided to remotes, by package. */
export const getSharedVersions = (): Record<string, string> =>
  Object.fromEntries([...packages, '@jobspan/shared-kit/remote'].map((name) => [getPackageName(name), versionOf(name)]))

/** The server's federation host: a plain runtime that provides its own modules to remotes. */
export const createRemoteLoader = ({ sharedKit, folder, getVerifiedPath, isDamaged }: Settings): RemoteLoader => {
  const kitVersion = versionOf('@jobspan/shared-kit')
  const toSharedModule = (module: unknown, version: string) => ({
    version,
    lib: () => module as () => unknown,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  })
  const shared = Object.fromEntries([
    ...packages.map((name) => [name, toSharedModule(require(name), versionOf(name))] as const),
    ...Object.entries(sharedKit).map(([name, module]) => [name, toSharedModule(module, kitVersion)] as const),
  ])
  registerGlobalPlugins([formerKitPlugin])
  const instance = createInstance({
    name: 'jobspan_shell',
    remotes: [],
    shared: shared as Parameters<typeof createInstance>[0]['shared'],
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'local-release',
        // Releases lie on this machine; Node's own loader is all that is needed.
        loadEntry: async ({ remoteInfo }) => require(remoteInfo.entry)[remoteInfo.name],
      },
    ],
  })
  const failed = new Set<string>()
  const loaded = new Map<string, Promise<RemoteDefinition>>()
  const open = async (release: Release): Promise<RemoteDefinition> => {
    const files = Object.keys(release.files).filter((file) => file.startsWith('node/'))
    for (const file of files) {
      if (!(await getVerifiedPath(release, file)))
        // What is still to come is not damaged.
        throw new UnusableFileError(release, file, isDamaged(release) ? 'damaged' : 'missing')
    }
    const entry = join(folder(release), 'node/remoteEntry.cjs')
    // A load that failed is forgotten, so that the next one reads the files again.
    instance.registerRemotes([{ name: release.global, entry, type: 'commonjs-module' }], { force: failed.has(entry) })
    failed.add(entry)
    const module = await instance.loadRemote<{ default: RemoteDefinition }>(`${release.global}/remote`)
    if (!module) throw new Error(`${release.name} ${release.build} has no public face`)
    failed.delete(entry)
    return withEnglishTexts(module.default)
  }
  return {
    load(release) {
      const known = loaded.get(release.global)
      if (known) return known
      const opening = open(release)
      loaded.set(release.global, opening)
      // A failed load must not stick: the next request tries again.
      opening.catch(() => loaded.delete(release.global))
      return opening
    },
  }
}
