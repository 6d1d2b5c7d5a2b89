import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { Terminal } from '../terminal.ts'
import { isRepositoryOfRemote, remoteFolder } from '../workspace.ts'

/** The program that builds: the workspace's own, or that of the installed package. */
const findBuildProgram = (root: string): string => {
  if (!isRepositoryOfRemote(root)) return join(root, 'build/build-package.ts')
  const program = join(root, 'node_modules/@jobspan/build/lib/build/build-package.js')
  if (!existsSync(program))
    throw new CliError('@jobspan/build is not installed here.', 'Run `npm install` in the repository.')
  return program
}

type Options = {
  /** Makes a preview build of this request: another build id, and nothing that can be promoted. */
  preview?: string | undefined
}

/** Builds a package of the workspace unless its last build was made from the same inputs; gives its `dist`. */
export const buildPackage = async (
  name: string,
  root: string,
  terminal: Terminal,
  { preview }: Options = {},
): Promise<string> => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      findBuildProgram(root),
      name,
      '--for-release',
      ...(preview === undefined ? [] : [`--preview=${preview}`]),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => terminal.err(chunk.toString().trimEnd()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const dist = join(remoteFolder(root, name), 'dist')
  if (code !== 0 || !existsSync(dist))
    throw new CliError(`${name} could not be built.`, 'Mend what is said above, then try again.')
  return dist
}
