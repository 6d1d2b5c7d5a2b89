import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import type { Report } from '../terminal.ts'
import { isInstalled, workspaceRoot } from '../workspace.ts'
import { checkPackageRegistry, readPackageRegistry } from './package-registry.ts'
import { flagOf } from './remote-names.ts'
import { scaffoldRemote } from './scaffold-remote.ts'
import { scaffoldRepository } from './scaffold-repository.ts'

type Options = {
  path?: string
  title?: string
  overlay?: boolean
  standalone?: boolean
  folder?: string
  packages?: string
  packageRegistry?: string
  root: string
}

const scaffoldInWorkspace = async (name: string, { path, title, root, overlay = false }: Options): Promise<Report> => {
  const made = await scaffoldRemote({ root, name, path, title, kind: overlay ? 'overlay' : 'page' })
  const address = made.path ?? `?${flagOf(name)}=1`
  return {
    lines: [
      `made ${join(root, name)} with ${made.files.length} files and listed it in package.json`,
      'next:',
      `  npm run dev             the whole site with it, at /en-us${address}`,
      `  npx jobspan test ${name}`,
      `  npx jobspan release ${name}`,
      `  npx jobspan canary start ${name} --percent 10 --country sg --reason "first visitors"`,
      'Add it where people look for remotes: README.md, docs/architecture.md, .github/CODEOWNERS, and e2e/src/texts.ts for journeys.',
      'docs/guides/for-squads.md has the rest.',
    ],
    json: made,
  }
}

const scaffoldOwnRepository = async (name: string, options: Options, cwd: string): Promise<Report> => {
  const { path, title, overlay = false, packages } = options
  const folder = resolve(cwd, options.folder ?? name)
  const packageRegistry =
    options.packageRegistry === undefined ? readPackageRegistry(cwd) : checkPackageRegistry(options.packageRegistry)
  const made = await scaffoldRepository({
    folder,
    name,
    kind: overlay ? 'overlay' : 'page',
    path,
    title,
    packages: packages === undefined ? undefined : resolve(cwd, packages),
    packageRegistry,
  })
  return {
    lines: [
      `made ${folder} with ${made.files.length} files`,
      ...(packageRegistry || packages
        ? []
        : [
            'No package registry is named for @jobspan: npm would ask the public one, where that name is not ours.',
            'Put @jobspan:registry=ADDRESS into .npmrc first; the operator of your site knows the address.',
          ]),
      'next, in that folder:',
      '  git init && npm install && npm run format',
      '  npm run dev             http://localhost:4001; its data comes from the site that SITE names',
      '  npm test',
      '  npx jobspan release     to the registry that JOBSPAN_REGISTRY names',
      'Commit package-lock.json: the build id counts the packages by it.',
    ],
    json: made,
  }
}

/** `jobspan new`. */
export const addScaffoldCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'new <remote>')
    .description('make a remote: a page, a slot, its tests, texts in ten languages, a story on the kit page')
    .option('--path <path>', 'address of its first page below the language (/name unless told)')
    .option('--title <title>', 'its heading (made from the name unless told)')
    .option('--overlay', 'an overlay above any page in the place of a page')
    .option('--standalone', 'in a repository of its own, outside of any workspace')
    .option('--folder <folder>', 'with --standalone: the repository, an empty folder (named as the remote unless told)')
    .option(
      '--packages <folder>',
      'with --standalone: packed packages to install from, in the place of a package registry',
    )
    .option(
      '--package-registry <address>',
      'with --standalone: where @jobspan packages come from, for its .npmrc (as npm of this machine has it unless told)',
    )
    .option('--root <folder>', 'workspace to make it in', workspaceRoot)
    .action(
      cli.toAction(async (name: string, options: Options) => {
        const { standalone = false, folder, packages, packageRegistry } = options
        if (!standalone && [folder, packages, packageRegistry].some((value) => value !== undefined))
          throw usageError(
            '--folder, --packages and --package-registry are for --standalone.',
            'Add --standalone, or leave them out.',
          )
        if (!standalone && isInstalled)
          throw usageError('There is no workspace here.', 'Add --standalone to make a repository for the remote.')
        return standalone ? scaffoldOwnRepository(name, options, cli.terminal.cwd) : scaffoldInWorkspace(name, options)
      }),
    )
}
