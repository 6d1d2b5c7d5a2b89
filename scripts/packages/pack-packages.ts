import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { REMOTE_CONTRACT_VERSION } from '../../shared-kit/src/contracts/remotes/remote-contract.ts'
import { root } from '../run-steps.ts'
import { collectModules, pathInPackage, rewriteReferences } from './collect-modules.ts'
import { type PackageDefinition, packageDefinitions } from './package-definitions.ts'
import { createPackageManifest } from './package-manifest.ts'

export type PackedPackage = { name: string; version: string; archive: string }

const compilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: '.',
  // The check of types has a step of its own.
  noCheck: true,
}

/** Types of all packages in one run of the compiler, in a folder that has the workspace's layout. */
const emitDeclarations = async (folder: string): Promise<void> => {
  // The compiler finds types and packages from the folder of its project.
  const project = join(root, `tsconfig.packages-${process.pid}.json`)
  const files = packageDefinitions
    .flatMap(({ exports }) => Object.values(exports))
    .filter((file) => /\.tsx?$/.test(file))
  await writeFile(
    project,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { ...compilerOptions, outDir: folder },
      include: [],
      files: [...new Set(files)],
    }),
  )
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', project],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`types of the packages could not be written:\n${stdout}${stderr}`)
  } finally {
    await rm(project, { force: true })
  }
}

const declarationsBelow = async (folder: string): Promise<string[]> =>
  ((await readdir(folder, { recursive: true })) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.d.ts'))

const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Copies the types that a package's exports reach, with imports as they are in the package. */
const writeDeclarations = async (definition: PackageDefinition, types: string, out: string): Promise<void> => {
  const known = new Set(await declarationsBelow(types))
  const written = new Set<string>()
  const add = async (source: string): Promise<void> => {
    const file = source.replace(/\.tsx?$/, '.d.ts')
    if (written.has(file) || !known.has(file)) return
    written.add(file)
    const next: string[] = []
    const text = rewriteReferences(await readFile(join(types, file), 'utf8'), file, definition, (_, path) => {
      if (path !== undefined) next.push(path)
    })
    await write(join(out, pathInPackage(file, definition)), text)
    for (const each of next) await add(each)
  }
  for (const source of Object.values(definition.exports)) await add(source)
}

const packOne = async (definition: PackageDefinition, types: string, staging: string, out: string) => {
  const folder = join(staging, definition.manifest.replaceAll('/', '-'))
  const { files, imports } = collectModules(definition)
  for (const { source, text } of files) {
    const target = join(folder, pathInPackage(source, definition))
    await mkdir(dirname(target), { recursive: true })
    if (text === undefined) await copyFile(join(root, source), target)
    else await write(target, text)
  }
  await writeDeclarations(definition, types, folder)
  for (const [name, file] of Object.entries(definition.bin ?? {}))
    await write(join(folder, `bin/${name}.js`), `#!/usr/bin/env node\nimport '../${file}'\n`)
  for (const name of ['README.md', 'CHANGELOG.md']) {
    const file = join(root, definition.manifest, name)
    if (existsSync(file)) await cp(file, join(folder, name))
  }
  const manifest = await createPackageManifest(definition, imports, REMOTE_CONTRACT_VERSION)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const npm = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error(`${manifest.name} could not be packed:\n${npm.stderr}`)
  const archive = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  return { name: manifest.name, version: manifest.version, archive: join(out, archive) }
}

/** Packs all packages into `out`, as a package registry takes them. */
export const packPackages = async (out: string): Promise<PackedPackage[]> => {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const staging = await mkdtemp(join(tmpdir(), 'jobspan-packages-'))
  try {
    const types = join(staging, 'types')
    await emitDeclarations(types)
    const packed: PackedPackage[] = []
    for (const definition of packageDefinitions) packed.push(await packOne(definition, types, staging, out))
    return packed
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const out = resolve(process.argv[2] ?? join(root, 'dist/packages'))
  for (const { name, version, archive } of await packPackages(out)) console.log(`${name} ${version}  ${archive}`)
}
