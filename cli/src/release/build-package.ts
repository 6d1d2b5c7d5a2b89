import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { Terminal } from '../terminal.ts'

/** Builds a package of the workspace unless its last build was made from the same inputs; gives its `dist`. */
export const buildPackage = async (name: string, root: string, terminal: Terminal): Promise<string> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'build/build-package.ts'), name],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => terminal.err(chunk.toString().trimEnd()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const dist = join(root, name, 'dist')
  if (code !== 0 || !existsSync(dist))
    throw new CliError(`${name} could not be built.`, 'Mend what is said above, then try again.')
  return dist
}
