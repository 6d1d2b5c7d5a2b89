import type { Command } from 'commander'
import type { OperatorClient } from './operator-client.ts'
import { OpsError } from './ops-error.ts'
import type { Terminal } from './terminal.ts'

/** What a command has to say: lines for people, one value for programs. */
export type Report = { lines: readonly string[]; json: unknown }

/** What the commands are made of. */
export type Cli = {
  client(): OperatorClient
  /** Wraps a command's work: prints its report as lines or JSON. */
  toAction<Input extends unknown[]>(work: (...input: Input) => Promise<Report>): (...input: Input) => Promise<void>
  /** Adds a command, with `--json`. */
  command(parent: Command, nameAndArguments: string, description: string): Command
  /** Has a person agree to what hits many; a program says `--yes`. */
  confirm(what: string, options: { yes?: boolean }): Promise<void>
}

export const reason = ['--reason <text>', 'why: kept in the audit log'] as const
export const yes = ['--yes', 'do not ask'] as const

export const createConfirm =
  (terminal: Terminal) =>
  async (what: string, options: { yes?: boolean }): Promise<void> => {
    if (options.yes) return
    if (!terminal.isInteractive) throw new OpsError(`${what} Nobody is here to be asked.`, 'Say --yes to go on.', 2)
    if (!(await terminal.confirm(`${what} Go on?`))) throw new OpsError('Nothing was changed.', 'You said no.')
  }

/** An id as it was typed. */
export const parseId = (text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new OpsError(`${text} is no id.`, 'Ids are whole numbers from 1.', 2)
  return Number(text)
}
