import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { routesOverlap } from '@jobspan/kit-server/compatibility/find-conflicts'
import { CliError } from '../cli-error.ts'
import { listRemotes, workspaceRoot } from '../workspace.ts'
import { addWorkspace } from './add-workspace.ts'
import { checkPagePath } from './page-path.ts'
import { checkName, checkTitle, flagOf, titleOf } from './remote-names.ts'
import { renderSources, renderTemplates } from './render-templates.ts'

type Input = {
  root: string
  name: string
  path?: string | undefined
  title?: string | undefined
  /** A page unless told; an overlay alone has no address. */
  kind?: 'page' | 'overlay'
}
/** `path` is null of an overlay. */
export type ScaffoldResult = { name: string; path: string | null; title: string; files: string[] }

/** Addresses of the workspace's pages as their `remote.ts` (a scaffolded one's first: `welcome-path.ts`) and the shell's list spell them. */
const findWorkspaceRoutes = (root: string): { path: string; owner: string }[] => {
  const ofRemotes = listRemotes(root).flatMap((owner) =>
    ['src/remote.ts', 'src/welcome-path.ts'].map((file) => ({ owner, file })),
  )
  return [...ofRemotes, { owner: 'shell', file: 'src/shell-pages.ts' }].flatMap(({ owner, file }) => {
    const source = existsSync(join(root, owner, file)) ? readFileSync(join(root, owner, file), 'utf8') : ''
    return [...source.matchAll(/\b(?:page\(|welcomePath =)\s*'([^']+)'/g)].map(([, path = '']) => ({ path, owner }))
  })
}

const checkPath = (path: string, root: string): void => {
  checkPagePath(path)
  const met = findWorkspaceRoutes(root).find((route) => routesOverlap(route.path, path))
  if (!met) return
  const as = met.path === path ? '' : `, which has ${met.path} for the same address`
  throw new CliError(`${path} belongs to ${met.owner}${as}.`, 'Name another address with --path.')
}

const installedVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** A long name or title breaks lines elsewhere than in the templates; the workspace's own formatter knows where. */
const formatFiles = (root: string, folder: string): void => {
  const formatter = join(workspaceRoot, 'node_modules/@biomejs/biome/bin/biome')
  if (existsSync(formatter))
    spawnSync(process.execPath, [formatter, 'format', '--write', '--vcs-enabled=false', folder], { cwd: root })
}

/**
 * Makes a remote in a workspace and lists it there. All of it or nothing: the folder appears when it is whole, and an
 * existing one is never touched.
 */
export const scaffoldRemote = async ({
  root,
  name,
  path = `/${name.slice(3)}`,
  title = titleOf(name),
  kind = 'page',
}: Input): Promise<ScaffoldResult> => {
  checkName(name)
  const folder = join(root, name)
  if (existsSync(folder))
    throw new CliError(`${folder} exists; nothing was written.`, 'Choose another name, or remove the folder first.')
  if (kind === 'page') checkPath(path, root)
  checkTitle(title)

  const values: Record<string, string> = {
    remote: name,
    path,
    title: title.trim(),
    flag: flagOf(name),
    react: installedVersion('react'),
    'styled-components': installedVersion('styled-components'),
    'shared-kit': installedVersion('@jobspan/shared-kit'),
  }
  const draft = await mkdtemp(join(root, `.${name}-`))
  try {
    const configuration = (await renderTemplates('remote', values)).filter(({ file }) => !file.startsWith('src/'))
    const files = [...configuration, ...(await renderSources(kind, values))]
    for (const { file, text } of files) {
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await writeFile(join(draft, file), text)
    }
    formatFiles(root, draft)
    // A temporary folder is its owner's alone; a build by another user could not read the remote.
    await chmod(draft, 0o755)
    await rename(draft, folder)
    await addWorkspace(root, name)
    return {
      name,
      path: kind === 'page' ? path : null,
      title: title.trim(),
      files: files.map(({ file }) => join(name, file)),
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
