import { runOps } from './program.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runOps(process.argv.slice(2), processTerminal())
