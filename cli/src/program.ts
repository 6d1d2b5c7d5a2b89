import { Command, CommanderError } from 'commander'
import { addAuditCommands } from './audit/audit-commands.ts'
import { addChangeCommands } from './change/change-commands.ts'
import { addCheckCommands } from './check/check-commands.ts'
import type { Cli } from './cli.ts'
import { CliError, toUnexpectedError } from './cli-error.ts'
import { resolveConnection } from './client/connection.ts'
import { createRegistryClient } from './client/registry-client.ts'
import { addErrorsCommand } from './errors/errors-command.ts'
import { addPreviewCommand } from './preview/preview-command.ts'
import { addPruneCommand } from './release/prune-command.ts'
import { addReleaseCommand } from './release/release-command.ts'
import { addScaffoldCommand } from './scaffold/scaffold-command.ts'
import { status } from './status.ts'
import type { Report, Terminal } from './terminal.ts'
import { addTestCommand } from './test/test-command.ts'

const helpAfter = `
Token and registry come from JOBSPAN_TOKEN and JOBSPAN_REGISTRY, else from the local files below DATA_DIR (.data).
A job of GitHub Actions needs no token: it gets its own (permissions: id-token: write).
Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`

const json = ['--json', 'print one JSON value and nothing else on stdout'] as const

/** The command that a line names, as far as it names one. */
const findCommand = (program: Command, argv: readonly string[]): Command => {
  const [word, ...rest] = argv
  const child = program.commands.find((each) => each.name() === word)
  return child ? findCommand(child, rest) : program
}

/** The command as a person types it: `jobspan canary start`. */
const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** What is wrong with the arguments, and what to type instead. */
const explainUsageError = ({ code, message }: CommanderError, command: Command): { message: string; next: string } => {
  const path = pathOf(command)
  const names = command.commands.map((each) => each.name())
  const choose = `Name one of ${names.join(', ')}; \`${path} ${names[0]} --help\` tells how it is called.`
  if (code === 'commander.help') return { message: `${path} needs a command.`, next: choose }
  if (code === 'commander.unknownCommand') {
    const [, unknown] = /'(.*?)'/.exec(message) ?? []
    return { message: `${path} has no command ${unknown}.`, next: choose }
  }
  return { message: message.replace(/^error: /, ''), next: `\`${path} --help\` tells how it is called.` }
}

/** Runs one command. Returns its exit code. */
export const runProgram = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  let exitCode = 0
  const asJson = argv.includes('--json')
  const print = ({ lines, json, failed }: Report) => {
    terminal.out(asJson ? JSON.stringify(json, null, 2) : lines.join('\n'))
    if (failed) exitCode = 1
  }
  const cli: Cli = {
    terminal,
    client: () => createRegistryClient(resolveConnection(terminal.env)),
    toAction:
      (work) =>
      async (...input) =>
        print(await work(...input)),
    command: (parent, nameAndArguments) => parent.command(nameAndArguments).option(...json),
    group: (parent, name) => parent.command(name).option(...json),
  }
  const program = new Command('jobspan')
    .option(...json)
    .description('Release remotes and decide where they run.')
    .addHelpText('after', helpAfter)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      // Printed below, with what to do next.
      outputError: () => undefined,
    })
    // Every command inherits it.
    .allowExcessArguments(false)
    .exitOverride()
  addReleaseCommand(program, cli)
  addPreviewCommand(program, cli)
  addPruneCommand(program, cli)
  addChangeCommands(program, cli)
  cli
    .command(program, 'status [remote]')
    .description('what runs where, what is still to come')
    .action(cli.toAction((remote?: string) => status(cli.client(), remote)))
  addErrorsCommand(program, cli)
  addAuditCommands(program, cli)
  addScaffoldCommand(program, cli)
  addCheckCommands(program, cli)
  addTestCommand(program, cli)
  const inherit = (command: Command): void => {
    for (const child of command.commands) {
      child.copyInheritedSettings(command)
      inherit(child)
    }
  }
  inherit(program)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      const { message, next } = explainUsageError(error, findCommand(program, argv))
      if (asJson) terminal.out(JSON.stringify({ error: { message, next } }, null, 2))
      else terminal.err(`${message}\n${next}`)
      return 2
    }
    if (terminal.env.JOBSPAN_TRACE) terminal.err((error as Error).stack ?? String(error))
    const {
      message,
      nextStep: next,
      details,
      exitCode: code,
    } = error instanceof CliError ? error : toUnexpectedError(error)
    if (asJson) terminal.out(JSON.stringify({ error: { message, next, ...details } }, null, 2))
    else terminal.err(`${message}\n${next}`)
    return code
  }
}
