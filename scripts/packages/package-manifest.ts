import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryDependencies, repositoryTools } from '../../cli/src/scaffold/repository-packages.ts'
import { root } from '../run-steps.ts'
import type { CollectedModules } from './collect-modules.ts'
import { pathInPackage } from './collect-modules.ts'
import type { PackageDefinition } from './package-definitions.ts'

type Manifest = Record<string, unknown> & {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export type PublishedManifest = Manifest & { peerDependencies: Record<string, string> }

/** There is one of each in a page, whoever brings it. */
const singletons = new Set([
  'react',
  'react-dom',
  'styled-components',
  '@tanstack/react-query',
  'jotai',
  '@jobspan/kit',
])

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest

/** As the workspaces declare it: of some packages other versions are installed beside it, for others. */
const versionOf = async (name: string, workspaces: readonly string[]): Promise<string> => {
  for (const workspace of [...workspaces, 'shared-kit', 'shared-features', 'packages/kit-server', 'shell', '.']) {
    const { dependencies = {}, devDependencies = {} } = await readManifest(join(root, workspace))
    const declared = dependencies[name] ?? devDependencies[name]
    if (declared) return declared
  }
  const folder = join(root, 'node_modules', name)
  if (!existsSync(folder)) throw new Error(`${name} is imported by a package and is not installed`)
  return (await readManifest(folder)).version
}

const toExports = (definition: PackageDefinition): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(definition.exports).map(([name, source]) => {
      const path = `./${pathInPackage(source, definition)}`
      return [name, { types: path.replace(/\.js$/, '.d.ts'), default: path }]
    }),
  ),
  ...Object.fromEntries(
    Object.entries(definition.plainExports ?? {}).map(([name, source]) => [
      name,
      `./${pathInPackage(source, definition)}`,
    ]),
  ),
  './package.json': './package.json',
})

/** package.json of a published package: its dependencies are what its code imports, in the versions that this workspace has. */
export const createPackageManifest = async (
  definition: PackageDefinition,
  imports: CollectedModules['imports'],
  contract: string,
): Promise<PublishedManifest> => {
  const { private: _, devDependencies: __, scripts: ___, ...own } = await readManifest(join(root, definition.manifest))
  const dependencies: Record<string, string> = {}
  const peerDependencies: Record<string, string> = {}
  const optional: Record<string, { optional: true }> = {}
  for (const [name, { isForTests }] of [...imports].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (name === own.name) continue
    const version = name === '@jobspan/kit' ? own.version : await versionOf(name, [definition.manifest])
    if (!singletons.has(name) && !isForTests) dependencies[name] = version
    else peerDependencies[name] = `^${version}`
    if (isForTests) optional[name] = { optional: true }
  }
  return {
    ...own,
    ...(definition.node ? { engines: { node: definition.node } } : {}),
    ...(Object.keys(definition.exports).length > 0 ? { exports: toExports(definition) } : {}),
    ...(definition.bin
      ? { bin: Object.fromEntries(Object.keys(definition.bin).map((name) => [name, `bin/${name}.js`])) }
      : {}),
    dependencies,
    peerDependencies,
    ...(Object.keys(optional).length > 0 ? { peerDependenciesMeta: optional } : {}),
    ...(own.name === '@jobspan/kit' ? { jobspan: { contract } } : {}),
    ...(own.name === '@jobspan/cli' ? { jobspan: { versions: await readToolVersions() } } : {}),
  }
}

const readToolVersions = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      // What the repository of a remote is made with.
      [...repositoryDependencies, ...repositoryTools].map(async (name) => [name, await versionOf(name, [])] as const),
    ),
  )
