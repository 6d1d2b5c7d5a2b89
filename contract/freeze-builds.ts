import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { minify } from '@swc/core'
import type { Release } from '../shared-kit/src/contracts/releases.ts'
import { keepBuild } from './frozen-builds.ts'
import { root } from './last-release.ts'

/** The language in which builds are run; the texts of the others are a third of them. */
const language = 'en-us'

/** Without what is made from the rest, or of another language. */
const isNeeded = (path: string): boolean => {
  const file = basename(path)
  return !/\.(br|gz)$/.test(file) && (!file.startsWith('texts-') || file.startsWith(`texts-${language}.`))
}

/** Server builds are not minified, since nobody downloads them; a repository does. */
const minifyServer = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.cjs')) continue
    const { code } = await minify(await readFile(join(folder, name), 'utf8'), { compress: true, mangle: true })
    await writeFile(join(folder, name), code)
  }
}

const freezeShell = async (folder: string) => {
  const isSource = (path: string) => !/\.test\.|[\\/](testing|node_modules|locales)([\\/]|$)|\.tsx$/.test(path)
  await cp(join(root, 'shell/server'), join(folder, 'shell/server'), { recursive: true, filter: isSource })
  await cp(join(root, 'shell/package.json'), join(folder, 'shell/package.json'))
  await cp(join(root, 'shared-kit/src'), join(folder, 'shared-kit/src'), { recursive: true, filter: isSource })
  await cp(join(root, 'shared-kit/package.json'), join(folder, 'shared-kit/package.json'))
  await cp(join(root, 'shell/dist'), join(folder, 'shell/dist'), { recursive: true, filter: isNeeded })
  await minifyServer(join(folder, 'shell/dist/node'))
}

const freezeRemote = async (name: string, folder: string) => {
  await cp(join(root, name, 'dist'), folder, { recursive: true, filter: isNeeded })
  await minifyServer(join(folder, 'node'))
  const file = join(folder, 'remote.json')
  const { texts, ...description } = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify({ ...description, texts: { [language]: texts[language] } }))
}

/** Keeps the builds of the shell and of every remote as they are in `dist`, to be run beside those of other commits. */
export const freezeBuilds = async (remotes: readonly string[]): Promise<void> => {
  for (const name of ['shell', ...remotes]) {
    const folder = await mkdtemp(join(tmpdir(), 'frozen-'))
    try {
      await (name === 'shell' ? freezeShell(folder) : freezeRemote(name, folder))
      await keepBuild(name, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
