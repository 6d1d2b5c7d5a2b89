import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../run-steps.ts'

export type Ran = { status: number | null; out: string; err: string }
type Environment = Record<string, string | undefined>

/** How a machine reaches the network: its proxy, the certificates that it trusts, and npm's own settings. */
const networkSettings =
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|(https?|no|all)_proxy|npm_config_(cafile|registry|cache|globalconfig|userconfig))$/i

const getNetworkSettings = (): Environment =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => networkSettings.test(name)))

/** Runs a program as a squad's machine would: of this workspace its environment has Node alone. */
export const runOutside = async (
  program: string,
  args: readonly string[],
  { cwd, env = {}, signal }: { cwd: string; env?: Environment; signal?: AbortSignal | undefined },
): Promise<Ran> => {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const child = spawn(program, [...args], {
    cwd,
    env: { ...getNetworkSettings(), PATH: path, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  // npm passes the signal on to what it runs.
  signal?.addEventListener('abort', () => child.kill('SIGTERM'))
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, out, err }
}

const runOrThrow = async (...call: Parameters<typeof runOutside>): Promise<string> => {
  const { status, out, err } = await runOutside(...call)
  if (status !== 0) throw new Error(`${call[0]} ${call[1].join(' ')}: ${out}${err}`)
  return out
}

/** The packed command line with what it depends on, as `npx` would bring it into an empty folder. Gives its program. */
const unpackCommandLine = (packages: string, tools: string): string => {
  const modules = join(tools, 'node_modules')
  const home = join(modules, '@jobspan/cli')
  mkdirSync(home, { recursive: true })
  const archive = readdirSync(packages).find((file) => file.startsWith('jobspan-cli-')) ?? ''
  execFileSync('tar', ['-xzf', join(packages, archive), '-C', home, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const own = join(root, 'cli/node_modules', name)
    symlinkSync(existsSync(own) ? own : join(root, 'node_modules', name), join(modules, name))
  }
  return join(home, 'bin/jobspan.js')
}

export type OwnRepository = {
  folder: string
  /** `signal` ends the program. */
  run(program: string, args: readonly string[], env?: Environment, signal?: AbortSignal): Promise<Ran>
  /** Runs the command line that is installed in the repository. */
  jobspan(args: readonly string[], env?: Environment): Promise<Ran>
  /** Rewrites a file of the repository, or writes a new one. */
  edit(file: string, change: (text: string) => string): void
}

/**
 * Packs the packages of this workspace, and makes the repository of a remote from them in an empty folder, which must lie outside of it:
 * `jobspan new --standalone`, then `npm install`. Throws with what a program said where one fails.
 */
export const makeOwnRepository = async (
  remote: string,
  parent: string,
  { words = [], env = {} }: { words?: readonly string[]; env?: Environment } = {},
): Promise<OwnRepository> => {
  const packages = join(parent, 'packages')
  const folder = join(parent, remote)
  await runOrThrow(process.execPath, [join(root, 'scripts/packages/pack-packages.ts'), packages], { cwd: root })
  const program = unpackCommandLine(packages, join(parent, 'tools'))
  const making = [program, 'new', remote, '--standalone', '--folder', folder, '--packages', packages, ...words]
  await runOrThrow(process.execPath, making, { cwd: parent })
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await runOrThrow('npm', install, { cwd: folder })
  const run: OwnRepository['run'] = (name, args, more = {}, signal) =>
    runOutside(name, args, { cwd: folder, env: { ...env, ...more }, signal })
  return {
    folder,
    run,
    jobspan: (args, more) =>
      run(process.execPath, [join(folder, 'node_modules/@jobspan/cli/bin/jobspan.js'), ...args], more),
    edit: (file, change) => {
      const path = join(folder, file)
      const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, change(before))
    },
  }
}

/** Another remote's repository beside one that is installed, with the same packages. */
export const makeNeighbour = async (
  { folder: installed }: OwnRepository,
  remote: string,
  words: readonly string[],
): Promise<string> => {
  const parent = dirname(installed)
  const folder = join(parent, remote)
  const program = join(parent, 'tools/node_modules/@jobspan/cli/bin/jobspan.js')
  const making = [program, 'new', remote, '--standalone', '--folder', folder, '--packages', join(parent, 'packages')]
  await runOrThrow(process.execPath, [...making, ...words], { cwd: parent })
  cpSync(join(installed, 'package-lock.json'), join(folder, 'package-lock.json'))
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
