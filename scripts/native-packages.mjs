import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ofThisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime,
})

/**
 * The native builds that packages in a folder's `node_modules` need on a machine and that are not there. npm installs an optional
 * dependency only where the lock file lists it, and a lock file written on one system lists only that system's builds
 * (https://github.com/npm/cli/issues/4828): on another one they are installed by name.
 *
 * @param {string} folder with `package-lock.json` and `node_modules`
 * @param {{ platform: string, arch: string, isMusl: boolean }} [machine] in Node's words; this one if not given
 * @returns {string[]} what to install, as `name@version`
 */
export const missingNativeBuilds = (folder, machine = ofThisMachine()) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const libc = machine.isMusl ? '-musl' : '(?:-gnu|-msvc)?'
  const fits = new RegExp(`-${machine.platform}-${machine.arch}${libc}$`)
  return Object.entries(packages)
    .filter(([path]) => path.startsWith('node_modules/') && existsSync(join(folder, path)))
    .flatMap(([, entry]) => Object.entries(entry.optionalDependencies ?? {}))
    .filter(([name]) => fits.test(name) && !existsSync(join(folder, 'node_modules', name)))
    .map(([name, version]) => `${name}@${version}`)
}
