import { Command, CommanderError } from 'commander'
import { addChatReportCommands } from './chat-report-commands.ts'
import { type Cli, createConfirm, type Report } from './cli.ts'
import { addCompanyCommands } from './company-commands.ts'
import { addDrawCommands } from './draw-commands.ts'
import { addInterviewCommands } from './interview-commands.ts'
import { addJobCommands } from './job-commands.ts'
import { createOperatorClient } from './operator-client.ts'
import { OpsError } from './ops-error.ts'
import { addOutageCommands } from './outage-commands.ts'
import { addPayoutCommands } from './payout-commands.ts'
import { addQueueCommands } from './queue-commands.ts'
import { addReadingCommands } from './reading-commands.ts'
import { addRewardCommands } from './reward-commands.ts'
import { addSuspensionCommands } from './suspension-commands.ts'
import type { Terminal } from './terminal.ts'

const helpAfter = `
The key comes from OPERATOR_KEY (NAME:KEY) or the file that OPERATOR_KEY_FILE names. The API is that of OPERATOR_API,
else that of this machine, on API_PORT (3001). Exit codes: 0 done, 1 refused or failed, 2 called wrongly.`

/** What went wrong, as the caller can mend it. */
const toOpsError = (error: unknown): OpsError => {
  if (error instanceof OpsError) return error
  if (error instanceof CommanderError && error.code === 'commander.help')
    return new OpsError('This needs a command.', '`npm run ops -- --help` lists the commands.', 2)
  if (error instanceof CommanderError)
    return new OpsError(error.message.replace(/^error: /, ''), '`npm run ops -- --help` lists the commands.', 2)
  return new OpsError((error as Error).message, 'Look at DATA_DIR and DATABASE_URL, and at the log of the API.')
}

/** Runs one command. Returns its exit code. */
export const runOps = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const asJson = argv.includes('--json')
  const print = ({ lines, json }: Report) => terminal.out(asJson ? JSON.stringify(json, null, 2) : lines.join('\n'))
  const cli: Cli = {
    client: () => createOperatorClient(terminal.env),
    toAction:
      (work) =>
      async (...input) =>
        print(await work(...input)),
    command: (parent, nameAndArguments, description) =>
      parent
        .command(nameAndArguments)
        .description(description)
        .option('--json', 'print one JSON value and nothing else on stdout'),
    confirm: createConfirm(terminal),
  }
  const program = new Command('ops')
    .description('Run the marketplace: reports, jobs, suspensions, rewards, the outage page.')
    .addHelpText('after', helpAfter)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      // Printed below, with what to do next.
      outputError: () => undefined,
    })
    .allowExcessArguments(false)
    .exitOverride()
  addJobCommands(program, cli)
  addChatReportCommands(program, cli)
  addInterviewCommands(program, cli)
  addSuspensionCommands(program, cli)
  addCompanyCommands(program, cli)
  addOutageCommands(program, cli)
  addRewardCommands(program, cli)
  addPayoutCommands(program, cli)
  addDrawCommands(program, cli)
  addQueueCommands(program, cli)
  addReadingCommands(program, cli)
  const inherit = (command: Command): void => {
    for (const child of command.commands) inherit(child.copyInheritedSettings(command))
  }
  inherit(program)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const { message, nextStep, exitCode } = toOpsError(error)
    if (asJson) terminal.out(JSON.stringify({ error: { message, next: nextStep } }, null, 2))
    else terminal.err(`${message}\n${nextStep}`)
    return exitCode
  }
}
