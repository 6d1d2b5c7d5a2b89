import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readLastRelease, root } from './last-release.ts'

/**
 * What the last release's shell imports and is not installed any more: the database of its services, with whom it shares a module. It opens none.
 * Node loads this file before the shell.
 */
const formerPackages = `import { registerHooks } from 'node:module'
const url = 'data:text/javascript,export const PGlite = undefined, types = {}'
registerHooks({
  resolve: (name, context, next) =>
    name === '@electric-sql/pglite' ? { url, shortCircuit: true } : next(name, context),
})
`
export const formerPackagesFile = 'former-packages.mjs'

const maxArchiveBytes = 256_000_000

/** Whether this clone's history goes back to the last release; one that was made shallow does not. */
export const hasLastReleaseSources = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${readLastRelease().commit}^{commit}`], { cwd: root }).status === 0

/**
 * Takes the sources of the last release from the history of git into a folder, and builds its shell and remotes there, with the packages of
 * today: within the ranges that both were made for. Throws with what the build said where it fails.
 */
export const buildLastRelease = async (folder: string): Promise<void> => {
  const { commit, remotes } = readLastRelease()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const tar = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: maxArchiveBytes })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: tar })
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@jobspan'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@jobspan') await symlink(join(root, 'node_modules', name), join(modules, name))
  for (const library of ['shared-kit', 'shared-features', 'packages/kit-server'])
    await symlink(join(folder, library), join(modules, '@jobspan', basename(library)))
  await writeFile(join(folder, formerPackagesFile), formerPackages)
  const names = ['shell', ...remotes.map(({ name }) => name)]
  const { status, stderr, stdout } = spawnSync(process.execPath, ['build/build-package.ts', ...names], {
    cwd: folder,
    encoding: 'utf8',
    // What this run is told of its own data and builds is nothing to another's.
    env: { PATH: process.env.PATH },
  })
  if (status !== 0) throw new Error(`the last release could not be built:\n${stdout}${stderr}`)
}
