import { join } from 'node:path'
import type { Command } from 'commander'
import type { Cli } from '../program.ts'
import { workspaceRoot } from '../workspace.ts'
import { scaffoldRemote } from './scaffold-remote.ts'

type Options = { path?: string; title?: string; root: string }

/** `jobspan new`. */
export const addScaffoldCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'new <remote>')
    .description('make a remote: a page, a slot, its tests, texts in ten languages, a story on the kit page')
    .option('--path <path>', 'address of its first page below the language (/name unless told)')
    .option('--title <title>', 'its heading (made from the name unless told)')
    .option('--root <folder>', 'workspace to make it in', workspaceRoot)
    .action(
      cli.toAction(async (name: string, { path, title, root }: Options) => {
        const made = await scaffoldRemote({ root, name, path, title })
        return {
          lines: [
            `made ${join(root, name)} with ${made.files.length} files and listed it in package.json`,
            'next:',
            `  npm run dev             the whole site with it, at /en-us${made.path}`,
            `  npx jobspan release ${name}`,
            `  npx jobspan canary start ${name} --percent 10 --country sg --reason "first visitors"`,
            'docs/guides/for-squads.md has the rest.',
          ],
          json: made,
        }
      }),
    )
}
