import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { languages } from '@jobspan/shared-kit/contracts/locales'
import { routesOverlap } from '@jobspan/shared-kit/server/compatibility/find-conflicts'
import { CliError, usageError } from '../cli-error.ts'
import { listRemotes, workspaceRoot } from '../workspace.ts'
import { addWorkspace } from './add-workspace.ts'

const templates = join(workspaceRoot, 'cli/templates/remote')

type Input = { root: string; name: string; path?: string | undefined; title?: string | undefined }
export type ScaffoldResult = { name: string; path: string; title: string; files: string[] }

/** First segments that the shell's server answers itself. */
const taken = new Set([
  'api',
  'assets',
  'remotes',
  'dev',
  'live',
  'telemetry',
  'healthz',
  'livez',
  'place',
  ...languages.map(({ key }) => key),
])

const checkName = (name: string): void => {
  if (/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40) return
  const proposal = `mf-${
    name
      .toLowerCase()
      .replace(/^mf-?/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '') || 'learning'
  }`
  throw usageError(
    `${name} is no name for a remote.`,
    `Begin with mf-, then small letters, digits and single hyphens, 40 at most: such as ${proposal.slice(0, 40)}.`,
  )
}

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
  const valid = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)
  if (!valid || taken.has(path.split('/')[1] ?? ''))
    throw usageError(
      `${path} can be no page’s address.`,
      'Write it below the language, in small letters, digits and hyphens: such as --path /skill-paths.',
    )
  const met = findWorkspaceRoutes(root).find((route) => routesOverlap(route.path, path))
  if (!met) return
  const as = met.path === path ? '' : `, which has ${met.path} for the same address`
  throw new CliError(`${path} belongs to ${met.owner}${as}.`, 'Name another address with --path.')
}

const titleOf = (name: string) => {
  const words = name.slice(3).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const installedVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** As the title stands inside a string of JSON, or of TypeScript in single quotes. */
const escapeFor = (file: string, text: string) => {
  const json = JSON.stringify(text).slice(1, -1)
  return file.endsWith('.json') ? json : json.replaceAll("'", "\\'").replaceAll('\\"', '"')
}

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
}: Input): Promise<ScaffoldResult> => {
  checkName(name)
  const folder = join(root, name)
  if (existsSync(folder))
    throw new CliError(`${folder} exists; nothing was written.`, 'Choose another name, or remove the folder first.')
  checkPath(path, root)
  if (title.trim() === '' || title.length > 60 || /[{}<>\n]/.test(title))
    throw usageError(`--title: ${title} can be no heading.`, 'Use 1 to 60 characters without {, }, < and >.')

  const values: Record<string, string> = {
    remote: name,
    path,
    title: title.trim(),
    react: installedVersion('react'),
    'styled-components': installedVersion('styled-components'),
  }
  const draft = await mkdtemp(join(root, `.${name}-`))
  try {
    const entries = await readdir(templates, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(templates, join(entry.parentPath, entry.name)))
      .sort()
    for (const template of files) {
      const file = template.replace(/\.template$/, '')
      const source = await readFile(join(templates, template), 'utf8')
      const text = source.replace(/%([a-z-]+)%/g, (whole, key: string) =>
        values[key] === undefined ? whole : escapeFor(file, values[key]),
      )
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await writeFile(join(draft, file), text)
    }
    formatFiles(root, draft)
    await rename(draft, folder)
    await addWorkspace(root, name)
    return { name, path, title: title.trim(), files: files.map((file) => join(name, file.replace(/\.template$/, ''))) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
