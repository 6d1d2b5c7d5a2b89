import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack, type StatsCompilation } from '@rspack/core'
import { buildPackage, packageConfig } from '../build/build-package.ts'
import { kitEntryPoints } from '../build/kit-entry-points.ts'
import { remoteNames } from '../build/packages.ts'
import { createReleaseManifest } from '../cli/src/release/create-release-manifest.ts'
import { packRelease } from '../cli/src/release/pack-release.ts'
import { scaffoldRemote } from '../cli/src/scaffold/scaffold-remote.ts'
import { type LastRelease, lastReleaseFolder, packKitTypes, root, unpackKitTypes } from './last-release.ts'
import { renderProbeRelease } from './render-probe-release.ts'

/**
 * `npm run release:record`, at a release whose sources are committed: keeps what shell and remotes are now as what the next ones are held against.
 * It prints what the release changes in the kit's types, for those who rest on the contract; git shows the rest.
 */

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that is released, from which its builds can be made again. */
const releasedCommit = (): string => {
  if (git('status', '--porcelain') !== '')
    throw new Error('commit what is released first: it is built again from its commit')
  return git('rev-parse', 'HEAD')
}

const recordKitTypes = async () => {
  const out = join(lastReleaseFolder, 'kit')
  const before = await mkdtemp(join(tmpdir(), 'kit-types-'))
  unpackKitTypes(before)
  await rm(out, { recursive: true, force: true })
  const project = join(root, 'release-compatibility/tsconfig.record.json')
  await writeFile(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        outDir: './last-release/kit',
        rootDir: '../shared-kit/src',
      },
      include: [],
      files: Object.values(kitEntryPoints).map((path) => `../shared-kit/src/${path}.ts`),
    }),
  )
  const run = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    encoding: 'utf8',
  })
  await rm(project)
  if (run.status !== 0) throw new Error(run.stdout)
  packKitTypes()
  spawnSync('git', ['diff', '--no-index', '--', join(before, 'kit'), out], { stdio: 'inherit' })
  await rm(before, { recursive: true })
}

const recordReleases = async (commit: string) => {
  await buildPackage('shell')
  const shell = JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8')) as LastRelease['shell']
  const recorded: LastRelease['remotes'] = []
  for (const name of remoteNames) {
    await buildPackage(name)
    const { release } = await createReleaseManifest(join(root, name, 'dist'))
    const without = <Part extends { files: unknown }>(part: Part) => ({ ...part, files: [] })
    const { build, contract, shared, overlays } = release
    recorded.push({
      name,
      build,
      contract,
      shared,
      overlays,
      slots: release.slots.map(without),
      pages: release.pages.map(without),
    })
  }
  const { build, contract, shared } = shell
  const text = JSON.stringify(
    { commit, shell: { build, contract, shared }, remotes: recorded } satisfies LastRelease,
    null,
    2,
  )
  await writeFile(join(lastReleaseFolder, 'releases.json'), `${text}\n`)
}

/** A remote from the scaffold, as its server build, without the copies of shared packages that a shell always provides. */
const recordProbeRelease = async () => {
  const name = 'mf-contract-probe'
  const folder = join(root, name)
  const lists = ['package.json', 'package-lock.json'].map((file) => join(root, file))
  const before = await Promise.all(lists.map((file) => readFile(file, 'utf8')))
  try {
    await scaffoldRemote({ root, name, path: '/contract-probe', title: 'Contract probe' })
    const config = await packageConfig(name)
    const node = config({ build: 'frozen' })[1]
    if (!node) throw new Error('no server build')
    const stats = await new Promise<StatsCompilation>((resolve, reject) =>
      rspack({ ...node, optimization: { ...node.optimization, minimize: true } }, (error, result) =>
        error || !result || result.hasErrors()
          ? reject(error ?? new Error(result?.toString()))
          : resolve(result.toJson({ all: false, chunks: true, chunkModules: true, ids: true })),
      ),
    )
    const copies = (stats.chunks ?? []).filter(
      ({ initial, modules }) =>
        !initial && modules?.some((module) => /node_modules|shared-kit/.test(module.name ?? '')),
    )
    const unneeded = new Set(copies.flatMap(({ files }) => files ?? []))
    await mkdir(join(folder, 'dist/web'), { recursive: true })
    for (const file of unneeded) await rm(join(folder, 'dist/node', file))
    const description = {
      name,
      build: 'frozen',
      contract: '0.0.0',
      global: 'mf_contract_probe_frozen',
      pages: [],
      slots: [],
      overlays: [],
      texts: {},
      shared: {},
    }
    await writeFile(join(folder, 'dist/remote.json'), JSON.stringify(description))
    const { release, contents } = await createReleaseManifest(join(folder, 'dist'))
    const archive = join(lastReleaseFolder, 'probe.tgz')
    await writeFile(archive, await packRelease(release, contents))
    await renderProbeRelease(archive, release)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await Promise.all(lists.map((file, index) => writeFile(file, before[index] as string)))
  }
}

const commit = releasedCommit()
await mkdir(lastReleaseFolder, { recursive: true })
await recordKitTypes()
await recordReleases(commit)
await recordProbeRelease()
console.log(
  'kept; above is what the release changes in the types, and `git diff release-compatibility/last-release` shows the rest',
)
process.exit(0)
