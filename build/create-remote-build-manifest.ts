import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StatsCompilation } from '@rspack/core'
import type { RemoteDefinition } from '../shared-kit/src/remote/remote-contract.ts'
import { createContainerName } from './global-names.ts'

/** What `registry publish` needs to know of a build beyond its files. Written to `dist/remote.json`. */
export type RemoteBuildManifest = {
  name: string
  build: string
  contract: string
  global: string
  pages: { path: string; access: 'public' | 'member'; files: string[] }[]
  slots: { name: string; files: string[] }[]
  overlays: { name: string; queryFlag: string }[]
  texts: Record<string, string[]>
  shared: Record<string, string>
}

const defineRemote = new URL('../shared-kit/src/remote/define-remote.ts', import.meta.url).href

// `remote.ts` names its pages by dynamic import only, so Node can read it without any of the interface code.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jobspan/shared-kit/remote' && !context.parentURL?.includes('/shared-kit/')
      ? { url: defineRemote, shortCircuit: true }
      : next(specifier, context),
})

const readDefinition = async (packageDir: string): Promise<RemoteDefinition> => {
  const url = `${pathToFileURL(join(packageDir, 'src/remote.ts')).href}?at=${Date.now()}`
  return ((await import(url)) as { default: RemoteDefinition }).default
}

const importedBy = (load: (() => unknown) | undefined): string =>
  /import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/s.exec(load?.toString() ?? '')?.[1] ?? ''

/** Joins `src/remote.ts` with the web build's statistics: which files each page needs, by its dynamic import. */
export const createRemoteBuildManifest = async (
  packageDir: string,
  build: string,
  stats: StatsCompilation,
  shared: Record<string, string>,
): Promise<RemoteBuildManifest> => {
  const definition = await readDefinition(packageDir)
  const chunks = stats.chunks ?? []
  const filesOf = (request: string) =>
    chunks
      .filter((chunk) => chunk.origins?.some((origin) => origin.request === request))
      .flatMap((chunk) => chunk.files ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `web/${file}`)
  const entry = ['web/remoteEntry.js', 'web/remote.js']
  const texts: Record<string, string[]> = {}
  for (const chunk of chunks) {
    for (const name of chunk.names ?? []) {
      const language = /^texts-([a-z-]+)$/.exec(name)
      const key = language?.[1]
      if (key) texts[key] = (chunk.files ?? []).map((file) => `web/${file}`)
    }
  }
  return {
    name: definition.name,
    build,
    contract: definition.contract,
    global: createContainerName(definition.name, build),
    pages: definition.pages.map(({ path, access, load }) => ({
      path,
      access,
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    slots: Object.entries(definition.slots).map(([name, load]) => ({
      name,
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    overlays: definition.overlays.map(({ name, queryFlag }) => ({ name, queryFlag })),
    texts,
    shared,
  }
}
