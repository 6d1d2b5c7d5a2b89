import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import type { Report } from '../terminal.ts'
import { isRepositoryOfRemote, resolveRemote, workspaceRoot } from '../workspace.ts'
import { type CheckName, type CheckResult, checkNames, runRemoteChecks } from './run-remote-checks.ts'

/** What `npm test` does beside, each with what it would find. */
const neverRun = [
  'tests of the shell, the kit and other remotes',
  'import rules and unused code',
  'the contract with the last releases',
  'journeys in a browser',
]

const parseOnly = (text: string | undefined): CheckName[] => {
  if (text === undefined) return [...checkNames]
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !checkNames.includes(name as CheckName))
  if (unknown !== undefined)
    throw usageError(`--only: there is no check ${unknown}.`, `Name some of ${checkNames.join(', ')}.`)
  return checkNames.filter((name) => names.includes(name))
}

const formatResult = ({ name, passed, seconds, summary }: CheckResult): string =>
  `${passed ? '✓' : '✗'} ${name.padEnd(5)}  ${summary ? `${summary}, ` : ''}${seconds.toFixed(1)} s`

type Options = { only?: string; root: string }

/** `jobspan test`. */
export const addTestCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'test [remote] [paths...]')
    .description('one remote’s tests, types, style and texts, and nothing of the others; paths choose among its tests')
    .option('--only <checks>', `some of them: ${checkNames.join(',')}`)
    .option('--root <folder>', 'workspace of the remote', workspaceRoot)
    .action(
      cli.toAction(async (named: string | undefined, patterns: string[], { only, root }: Options): Promise<Report> => {
        const { terminal } = cli
        const remote = resolveRemote(named, root, terminal.cwd)
        const names = parseOnly(only)
        terminal.err(`${remote}: ${names.join(', ')} …`)
        const results = await runRemoteChecks(names, { remote, root, patterns }, ({ name, output }) => {
          if (output !== '') terminal.err(`\n── ${name}\n${output}`)
        })
        const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
        const notRun = [
          ...checkNames.filter((name) => !names.includes(name)).map((name) => `${name} (--only)`),
          ...(patterns.length > 0 && names.includes('tests') ? [`tests other than ${patterns.join(', ')}`] : []),
          ...(isRepositoryOfRemote(root) ? [] : neverRun),
        ]
        return {
          lines: [
            ...results.map(formatResult),
            ...(notRun.length > 0 ? [`Not run: ${notRun.join('; ')}. \`npm test\` runs everything.`] : []),
            failed.length === 0 ? `${remote}: passed` : `${remote}: failed: ${failed.join(', ')}`,
          ],
          json: { remote, passed: failed.length === 0, checks: results, not_run: notRun },
          failed: failed.length > 0,
        }
      }),
    )
}
