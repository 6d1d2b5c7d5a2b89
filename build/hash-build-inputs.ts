import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const skipped = /(^|\/)(dist|node_modules|coverage)(\/|$)|\.test\.tsx?$/

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !skipped.test(relative(root, file)))
}

/** What of the lock file a build can tell: the packages, not the names of this repository's own workspaces. */
const installedPackages = async (): Promise<string> => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
  )
}

/** Hash over everything that a package's build reads. The same inputs give the same build id on every machine. */
export const hashBuildInputs = async (packageName: string, mode: string): Promise<string> => {
  const files = [
    ...(await filesBelow(join(root, packageName, 'src'))),
    ...(await filesBelow(join(root, 'shared-kit/src'))),
    ...(await filesBelow(join(root, 'build'))),
    ...['package.json', 'rspack.config.ts'].map((name) => join(root, packageName, name)),
    join(root, 'rspack.base.ts'),
  ].sort()
  const hash = createHash('sha256')
    .update(mode)
    .update(await installedPackages())
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}
