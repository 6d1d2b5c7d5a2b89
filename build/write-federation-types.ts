import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { RemoteBuildManifest } from './create-remote-build-manifest.ts'
import { federationTypes } from './federation-manifest.ts'

const exposed = 'remote'

/** Of the zip file, so that the same build gives the same bytes. */
const zipDate = new Date('2000-01-01T00:00:00')

const listLiterals = (values: readonly string[]): string =>
  values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ')

/**
 * Types of the exposed module: a remote's definition, with its own name and the paths of its pages. They rest on `@jobspan/kit`, which a host
 * of this module has in any case.
 */
const describeTypes = ({ name, pages }: RemoteBuildManifest): string =>
  `import type { PageDefinition, RemoteDefinition } from '@jobspan/kit/remote'

declare const definition: Omit<RemoteDefinition, 'name' | 'pages'> & {
  name: ${JSON.stringify(name)}
  pages: (PageDefinition & { path: ${listLiterals(pages.map(({ path }) => path))} })[]
}
export default definition
`

/** The layout that hosts unpack: a module that re-exports the compiled one, by the name under which it is exposed. */
const packTypes = (manifest: RemoteBuildManifest): Uint8Array => {
  const encode = (text: string) => new TextEncoder().encode(text)
  return zipSync(
    {
      [`compiled-types/${exposed}.d.ts`]: encode(describeTypes(manifest)),
      [`${exposed}.d.ts`]: encode(
        `export * from './compiled-types/${exposed}'\nexport { default } from './compiled-types/${exposed}'\n`,
      ),
    },
    { mtime: zipDate },
  )
}

/** What a host's `loadRemote` returns, by the name of the remote in that host. */
const describeApi = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/${exposed}'
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/${exposed}'
  ? typeof import('REMOTE_ALIAS_IDENTIFIER/${exposed}')
  : unknown
`

/** Writes the types that hosts and their tools look for beside the entry: `mf-types.zip` and `mf-types.d.ts`. */
export const writeFederationTypes = async (dist: string, manifest: RemoteBuildManifest): Promise<void> => {
  const web = join(dist, 'web')
  await writeFile(join(web, federationTypes.zip), packTypes(manifest))
  await writeFile(join(web, federationTypes.api), describeApi)
}
