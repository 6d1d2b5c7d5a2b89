import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { requireAccess } from '../client/require-access.ts'
import { doctor } from '../doctor/doctor.ts'
import { buildPackage } from '../release/build-package.ts'
import { createReleaseManifest } from '../release/create-release-manifest.ts'
import { readBuildContents, requireBuildContents } from '../release/read-build-contents.ts'
import { resolveRemote, workspaceRoot } from '../workspace.ts'
import { checkRemote, checkShell, type WorkspaceShell } from './check-compatibility.ts'

/** `jobspan check` and `jobspan doctor`. */
export const addCheckCommands = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'check [remote]')
    .description('is a remote whole, and does it fit the shells that run and the other remotes’ routes and slots')
    .option('--shell', 'the reverse: does this workspace’s shell fit the releases that run')
    .option('--root <folder>', 'workspace to build it in', workspaceRoot)
    .action(
      cli.toAction(async (named: string | undefined, { shell, root }: { shell?: boolean; root: string }) => {
        const client = cli.client()
        await requireAccess(client)
        if (shell) {
          const dist = await buildPackage('shell', root, cli.terminal)
          const description = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as WorkspaceShell
          return checkShell(client, description, (await readBuildContents(dist))?.faults)
        }
        const remote = resolveRemote(named, root, cli.terminal.cwd)
        const dist = await buildPackage(remote, root, cli.terminal)
        const { release } = await createReleaseManifest(dist)
        return checkRemote(client, release, (await requireBuildContents(dist)).faults)
      }),
    )
  cli
    .command(program, 'doctor')
    .description('is everything here and in order; what to do where it is not')
    .action(cli.toAction(() => doctor(cli.client(), cli.terminal.env)))
}
