import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import { requireAccess } from '../client/require-access.ts'
import type { Report } from '../terminal.ts'
import { listRemotes, resolveRemote, workspaceRoot } from '../workspace.ts'
import { buildPackage } from './build-package.ts'
import { formatReleaseChanges } from './compare-releases.ts'
import { type Published, publishBuild } from './publish-build.ts'
import { rejectFaultyBuild } from './read-build-contents.ts'

const outcome = ({ isNew, restored }: Published): string => {
  if (isNew) return 'is published'
  return restored ? 'was lost by the store, and is whole again' : 'was published before, with the same bytes'
}

const describe = ({ release, changes, ...how }: Published): string[] => [
  `${release.remote} ${release.build} ${outcome({ release, changes, ...how })}`,
  ...(release.note ? [`  ${release.note}`] : []),
  ...formatReleaseChanges(changes),
  ...(release.current_in.length === 0
    ? [
        `Nobody sees it yet: \`jobspan promote ${release.remote} ${release.build} --country …\` or \`jobspan canary start\`.`,
      ]
    : []),
]

type Options = { all?: boolean; note?: string; root: string }

const parseNote = (text: string | undefined): string | undefined => {
  const note = text?.trim()
  if (note !== undefined && (note.length < 3 || note.length > 200))
    throw usageError('--note: 3 to 200 characters are needed.', 'Say in one sentence what visitors will notice.')
  return note
}

/** `jobspan release`. */
export const addReleaseCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'release [remote]')
    .description('build, pack and publish a remote; nobody sees it before it is promoted')
    .option('--all', 'every remote of the workspace')
    .option('--note <text>', 'what is new in it, in a sentence that product owners understand')
    .option('--root <folder>', 'workspace to build it in', workspaceRoot)
    .action(
      cli.toAction(async (named: string | undefined, { all, note, root }: Options): Promise<Report> => {
        const { terminal } = cli
        if (named && all) throw usageError('Name one remote, or --all of them.', 'Leave one of the two out.')
        const remotes = all ? listRemotes(root) : [resolveRemote(named, root, terminal.cwd)]
        const text = parseNote(note)
        const client = cli.client()
        await requireAccess(client)
        const builds: string[] = []
        for (const remote of remotes) {
          const dist = await buildPackage(remote, root, terminal)
          await rejectFaultyBuild(client, remote, dist)
          builds.push(dist)
        }
        const published: Published[] = []
        for (const dist of builds) published.push(await publishBuild(client, dist, text))
        return {
          lines: published.flatMap(describe),
          json: published.map(({ isNew: fresh, ...rest }) => ({ fresh, ...rest })),
        }
      }),
    )
}
