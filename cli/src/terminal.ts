import { createInterface } from 'node:readline/promises'

/** What a command is told of the place it runs in; tests hand in their own. */
export type Terminal = {
  env: NodeJS.ProcessEnv
  cwd: string
  out(text: string): void
  err(text: string): void
  /** A person sits before it who can be asked. */
  isInteractive: boolean
  confirm(question: string): Promise<boolean>
}

/** What a command has to say: lines for people, one value for machines. `failed` gives exit code 1 without an error. */
export type Report = { lines: readonly string[]; json: unknown; failed?: boolean }

export const processTerminal = (): Terminal => ({
  env: process.env,
  cwd: process.cwd(),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  isInteractive: Boolean(process.stdin.isTTY && process.stderr.isTTY),
  confirm: async (question) => {
    const line = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await line.question(`${question} [y/N] `)
    line.close()
    return /^y(es)?$/i.test(answer.trim())
  },
})
