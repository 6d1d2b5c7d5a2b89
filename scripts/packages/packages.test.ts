import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { getSharedRanges, getSharedVersions } from '../../build/shared-modules.ts'
import { REMOTE_CONTRACT_VERSION } from '../../shared-kit/src/contracts/remotes/remote-contract.ts'
import { root } from '../run-steps.ts'
import { collectModules } from './collect-modules.ts'
import { packageDefinitions } from './package-definitions.ts'
import { createPackageManifest } from './package-manifest.ts'

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const manifests = packageDefinitions.map(({ manifest }) => readJson(`${manifest}/package.json`))
const definitionOf = (manifest: string) => {
  const found = packageDefinitions.find((each) => each.manifest === manifest)
  if (!found) throw new Error(`there is no package ${manifest}`)
  return found
}

/** What only a server can use. */
const serverPackages = ['fastify', 'pg', '@node-rs/argon2', 'drizzle-orm', 'prom-client', 'aws4fetch']

/** A package and all that it brings along, by the lock file, as npm looks packages up. */
const treeOf = (names: readonly string[], packages: Record<string, { dependencies?: Record<string, string> }>) => {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    let folder = from
    while (folder !== '' && !packages[`${folder}/node_modules/${name}`])
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (found.has(path) || !packages[path]) return
    found.add(path)
    for (const dependency of Object.keys(packages[path].dependencies ?? {})) visit(dependency, path)
  }
  for (const name of names) visit(name, '')
  return [...found].map((path) => path.replace(/^.*node_modules\//, ''))
}

describe('the packages', () => {
  it('have one version, whose major and minor are those of the remote contract', () => {
    const [version] = manifests.map((each) => each.version)
    expect(manifests.map((each) => each.version)).toEqual(manifests.map(() => version))
    expect(version.split('.').slice(0, 2)).toEqual(REMOTE_CONTRACT_VERSION.split('.').slice(0, 2))
  })

  it('are raised together by changesets', () => {
    const { fixed } = readJson('.changeset/config.json')
    expect(fixed[0].toSorted()).toEqual([...manifests.map(({ name }) => name), '@jobspan/shared-kit'].toSorted())
  })

  it('are never published from the workspace, where they are not compiled', () => {
    expect(manifests.map((each) => each.private)).toEqual(manifests.map(() => true))
  })

  it.each(manifests.map(({ name }, index) => [name, packageDefinitions[index]?.manifest ?? '']))(
    '%s tells what changed',
    (_, manifest) => expect(existsSync(join(root, manifest, 'CHANGELOG.md'))).toBe(true),
  )
})

// Remotes asked for the workspace's 0.1.0, and the kit was published as 2.3.0: no page that is not the site's could ever provide a remote with its kit.
it('the kit is provided under the version that it is published under, in the range that remotes ask for', () => {
  const { version } = readJson('packages/kit/package.json')
  expect(getSharedVersions()['@jobspan/shared-kit']).toBe(version)
  expect(getSharedRanges()['@jobspan/shared-kit/remote']).toBe(`^${version.replace(/\d+$/, '0')}`)
})

describe('the kit for browsers', () => {
  const definition = definitionOf('packages/kit')
  const collected = collectModules(definition)

  it('brings nothing of a server, neither itself nor by what it depends on', async () => {
    const { dependencies, peerDependencies } = await createPackageManifest(
      definition,
      collected.imports,
      REMOTE_CONTRACT_VERSION,
    )
    const { packages } = readJson('package-lock.json')
    const tree = treeOf([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies)], packages)
    expect(tree).toEqual(expect.arrayContaining(['react', 'zod', 'react-aria-components']))
    expect(tree.filter((name) => serverPackages.includes(name))).toEqual([])
  })

  it('holds no file of the server', () => {
    const sources = collected.files.map(({ source }) => source)
    expect(sources).toContain('shared-kit/src/design/design.ts')
    expect(sources).toContain('shared-features/src/account/account.ts')
    expect(sources.filter((source) => source.startsWith('packages/kit-server/'))).toEqual([])
  })

  it('has contracts by their area, and by the names that they had before', () => {
    const source = 'shared-kit/src/contracts/remotes/navigation.ts'
    expect(definition.exports).toMatchObject({
      './contracts/remotes/navigation': source,
      './contracts/navigation': source,
      './contracts/error-codes': 'shared-kit/src/contracts/platform/error-code.ts',
    })
    expect(definition.exports).not.toHaveProperty('./contracts/audit')
  })

  // An import with a comment between its brackets was read as text: the module that calls the API was left out of the package, and its library.
  it('holds what is imported by any form of an import, and needs its packages', () => {
    expect(collected.files.map(({ source }) => source)).toContain('shared-kit/src/api/call-endpoint.ts')
    expect([...collected.imports.keys()]).toContain('ky')
  })

  it('imports itself by the name that it is published under', () => {
    const code = collected.files.map(({ text = '' }) => text).join('\n')
    expect(code).toContain("from '@jobspan/kit/i18n'")
    expect(code).not.toMatch(/(from|import\()\s*["']@jobspan\/shared-/)
  })
})

it('the kit for servers brings what a service stands on', async () => {
  const definition = definitionOf('packages/kit-server')
  const { imports } = collectModules(definition)
  const { dependencies } = await createPackageManifest(definition, imports, REMOTE_CONTRACT_VERSION)
  expect(Object.keys(dependencies ?? {})).toEqual(expect.arrayContaining(['fastify', 'pg', '@node-rs/argon2']))
  expect(Object.keys(dependencies ?? {})).not.toContain('react')
})
