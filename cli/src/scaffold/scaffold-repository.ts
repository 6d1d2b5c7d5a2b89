import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { CliError, usageError } from '../cli-error.ts'
import { isInstalled, readOwnPackage, workspaceRoot } from '../workspace.ts'
import { checkPagePath } from './page-path.ts'
import { checkName, checkTitle, flagOf, titleOf } from './remote-names.ts'
import { renderSources, renderTemplates } from './render-templates.ts'
import { repositoryDependencies, repositoryTools } from './repository-packages.ts'

type Input = {
  /** The repository's folder; it is made, or is empty. */
  folder: string
  name: string
  kind: 'page' | 'overlay'
  path?: string | undefined
  title?: string | undefined
  /** Folder with the packed packages, where there is no registry that has them. */
  packages?: string | undefined
  /** Address of the package registry that has our packages; it goes into the repository, so that nobody asks another one for them. */
  packageRegistry?: string | undefined
}

const ownPackages = ['kit', 'build', 'cli'] as const
/** The versions that this command line was made with. */
const versionOf = (name: string): string => {
  const known = isInstalled ? readOwnPackage().jobspan?.versions[name] : readInstalledVersion(name)
  if (!known) throw new CliError(`The version of ${name} is not known.`, 'Install @jobspan/cli again.')
  return known
}

const readInstalledVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/** Where npm finds one of our packages: in its registry, or as an archive in a folder. */
const ownPackageSpec = (name: string, packages: string | undefined, folder: string): string => {
  if (packages === undefined) return `^${readOwnPackage().version}`
  const archive = existsSync(packages)
    ? readdirSync(packages).find((file) => new RegExp(`^jobspan-${name}-\\d.*\\.tgz$`).test(file))
    : undefined
  if (!archive)
    throw usageError(
      `--packages: ${packages} has no package @jobspan/${name}.`,
      'Name the folder that `npm run packages` fills.',
    )
  // By the way from the repository: by its whole path the archive would be found on this machine alone.
  return `file:${relative(realpathSync(folder), join(realpathSync(packages), archive))
    .split(sep)
    .join('/')}`
}

const withDependencies = (text: string, packages: string | undefined, folder: string): string => {
  const own = (name: (typeof ownPackages)[number]) =>
    [`@jobspan/${name}`, ownPackageSpec(name, packages, folder)] as const
  const sorted = (entries: readonly (readonly [string, string])[]) =>
    Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const manifest = {
    ...(JSON.parse(text) as object),
    dependencies: sorted([own('kit'), ...repositoryDependencies.map((name) => [name, versionOf(name)] as const)]),
    devDependencies: sorted([
      own('build'),
      own('cli'),
      ...repositoryTools.map((name) => [name, versionOf(name)] as const),
    ]),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The published kit has another name than the workspace's. */
const withPublishedKit = (text: string) => text.replaceAll('@jobspan/shared-kit', '@jobspan/kit')

/** Makes the repository of a remote. All of it or nothing; a folder that has anything in it is never touched. */
export const scaffoldRepository = async ({
  folder,
  name,
  kind,
  path = `/${name.slice(3)}`,
  title = titleOf(name),
  packages,
  packageRegistry,
}: Input) => {
  checkName(name)
  checkTitle(title)
  if (kind === 'page') checkPagePath(path)
  const isEmpty = !existsSync(folder) || (await readdir(folder)).every((entry) => entry === '.git')
  if (!isEmpty)
    throw new CliError(`${folder} is not empty; nothing was written.`, 'Name an empty folder with --folder.')
  const values = { remote: name, path, title: title.trim(), flag: flagOf(name) }
  const files = [
    ...(await renderTemplates('repository', values)),
    ...(await renderSources(kind, values)),
    ...(packageRegistry ? [{ file: '.npmrc', text: `@jobspan:registry=${packageRegistry}\n` }] : []),
  ]
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(dirname(resolve(folder)), `.${name}-`))
  try {
    for (const { file, text } of files) {
      await mkdir(dirname(join(draft, file)), { recursive: true })
      const content = file === 'package.json' ? withDependencies(text, packages, folder) : withPublishedKit(text)
      await writeFile(join(draft, file), content)
    }
    for (const entry of await readdir(draft)) await rename(join(draft, entry), join(folder, entry))
    return {
      name,
      path: kind === 'page' ? path : null,
      title: title.trim(),
      folder,
      files: files.map(({ file }) => file),
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
