import { createInterface } from 'node:readline/promises'

/** What the command is told of the place it runs in; tests hand in their own. */
export type Terminal = {
  env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** A person sits before it who can be asked. */
  isInteractive: boolean
  confirm(question: string): Promise<boolean>
}

export const processTerminal = (): Terminal => ({
  env: process.env,
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

/** Text of others may hold what a terminal obeys: a posting would move the cursor, or hide what is before it. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** Rows of texts as lines whose columns stand below each other. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) => plain(text).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
