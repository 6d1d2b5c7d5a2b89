import type { Command } from 'commander'
import type { RegistryClient } from './client/registry-client.ts'
import type { Report, Terminal } from './terminal.ts'

/** What the commands are made of: where they run, and how they answer. */
export type Cli = {
  terminal: Terminal
  client(): RegistryClient
  /** Wraps a command's work: prints its report as lines or JSON and keeps its exit code. */
  toAction<Input extends unknown[]>(work: (...input: Input) => Promise<Report>): (...input: Input) => Promise<void>
  command(parent: Command, nameAndArguments: string): Command
  /** A command that only holds others, and says so where none of them is named. */
  group(parent: Command, name: string): Command
}
