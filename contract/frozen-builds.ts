import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzipSync } from 'node:zlib'
import { lastReleaseFolder, root } from './last-release.ts'

/** Whole builds of the last release: the shell with its server, and each remote as a release. One archive each. */
const archiveOf = (name: string) => join(lastReleaseFolder, 'builds', `${name}.tar.br`)
const pressed = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const steady = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']
const largest = 64_000_000

/** Keeps what is in a folder. The same files give the same bytes. */
export const keepBuild = async (name: string, folder: string): Promise<void> => {
  const tar = execFileSync('tar', [...steady, '-cf', '-', '-C', folder, '.'], { maxBuffer: largest })
  await mkdir(join(lastReleaseFolder, 'builds'), { recursive: true })
  await writeFile(archiveOf(name), await promisify(brotliCompress)(tar, pressed))
}

const unpack = async (name: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const tar = await promisify(brotliDecompress)(await readFile(archiveOf(name)))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: tar })
}

/** Unpacks a remote as it was released last, with the compressed files that were left out; gives its `dist`. */
export const unpackLastRemote = async (name: string, folder: string): Promise<string> => {
  await unpack(name, folder)
  for (const file of await readdir(join(folder, 'web'))) {
    if (!file.endsWith('.js')) continue
    const path = join(folder, 'web', file)
    const bytes = await readFile(path)
    await writeFile(`${path}.gz`, gzipSync(bytes))
    await writeFile(`${path}.br`, brotliCompressSync(bytes, quick))
  }
  return folder
}

/**
 * Unpacks the last released shell: its server's sources, the parts of the kit that those use, and its build. Packages are
 * those of today, within the ranges that both were made for.
 */
export const unpackLastShell = async (folder: string): Promise<string> => {
  await unpack('shell', folder)
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@jobspan'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@jobspan') await symlink(join(root, 'node_modules', name), join(modules, name))
  await symlink(join(folder, 'shared-kit'), join(modules, '@jobspan/shared-kit'))
  return folder
}
