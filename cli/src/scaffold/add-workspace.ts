import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Package = {
  name?: string
  version?: string
  license?: string
  workspaces?: string[]
  dependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Package & { resolved?: string; link?: boolean }> }

const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content
const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`)

/** After the last remote, so that the list stays in order of what rests on what. */
const withRemote = (workspaces: readonly string[], name: string): string[] => {
  const last = workspaces.findLastIndex((entry) => entry.startsWith('mf-'))
  return last < 0 ? [...workspaces, name] : workspaces.toSpliced(last + 1, 0, name)
}

/** Lists a remote as a workspace of the root, and in the lock file as npm itself would write it. */
export const addWorkspace = async (root: string, name: string): Promise<void> => {
  const file = join(root, 'package.json')
  const manifest = await readJson<Package>(file)
  const workspaces = withRemote(manifest.workspaces ?? [], name)
  await writeJson(file, { ...manifest, workspaces })
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) return
  const lock = await readJson<Lock>(lockFile)
  const own = await readJson<Package>(join(root, name, 'package.json'))
  const { '': top = {}, ...packages } = lock.packages
  packages[name] = {
    name: own.name as string,
    version: own.version as string,
    license: own.license as string,
    dependencies: own.dependencies as Record<string, string>,
  }
  packages[`node_modules/${own.name}`] = { resolved: name, link: true }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  await writeJson(lockFile, { ...lock, packages: { '': { ...top, workspaces }, ...Object.fromEntries(sorted) } })
}
