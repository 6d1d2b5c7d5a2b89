// Runs on any Node from 20 on and needs no installed package: it installs what is missing, then goes on with the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { whenOrphaned } from '../packages/kit-server/src/on-parent-exit.mjs'
import { missingNativeBuilds } from './native-packages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  build: 'scripts/build.ts',
  test: 'scripts/test.ts',
  'test:all': 'scripts/test-all.ts',
  check: 'scripts/check.ts',
  bench: 'bench/src/main.ts',
  'bench:federation': 'bench/src/federation-scenarios/main.ts',
  'jobs:import': 'api/src/import/main.ts',
  'occupations:import': 'api/src/import/occupations-main.ts',
  'courses:import': 'api/src/import/courses-main.ts',
  'employers:add': 'api/src/employer/organisations/add-organisation.ts',
  'employers:check': 'api/src/employer/doubtful-employers/check-employers.ts',
  ops: 'api/src/moderation/command/main.ts',
  search: 'api/src/search-index-main.ts',
  opensearch: 'scripts/opensearch/start.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  packages: 'scripts/packages/pack-packages.ts',
  'release:record': 'release-compatibility/record-release.ts',
}

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
const script = commands[command]
if (!script) fail(`usage: node scripts/setup.mjs ${Object.keys(commands).join('|')}`)
if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.version}`)

const lockFile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules/.installed')
const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** What only checks need is some 40 % of all packages, in files and in time. Running a site does without them. */
const runsSite = [
  'start',
  'ops',
  'backup',
  'restore',
  'jobs:import',
  'occupations:import',
  'courses:import',
  'search',
].includes(command)
const installedForSite = `${lockHash} --omit=dev`

const isInstalled = () => {
  if (!existsSync(pinned)) return false
  if (existsSync(stamp)) {
    const installed = readFileSync(stamp, 'utf8')
    return installed === lockHash || (runsSite && installed === installedForSite)
  }
  // Installed by hand with npm, which leaves its own record.
  const record = join(root, 'node_modules/.package-lock.json')
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs - 5000
}

const run = (file, args, options = {}) =>
  spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && file === 'npm',
    ...options,
  })

const install = (...more) =>
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    runsSite ? '--omit=dev' : '--include=dev',
    ...more,
  ])

if (!isInstalled()) {
  console.log('installing packages …')
  // Not `npm ci`: it refuses a lock file that does not list the native builds of every other system. What the lock file
  // lists is installed as it says; the lock file itself stays as it is.
  if (install().status !== 0) fail('npm install failed; see above')
  const native = missingNativeBuilds(root)
  if (native.length > 0 && install('--no-package-lock', ...native).status !== 0)
    fail(`npm could not install what this system needs (${native.join(', ')}); see above`)
  // Newer npm versions leave install scripts out; the pinned Node arrives by one.
  if (!existsSync(pinned))
    run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules/node') })
  if (!existsSync(pinned)) fail('the pinned Node could not be installed (node_modules/node)')
  writeFileSync(stamp, runsSite ? installedForSite : lockHash)
}

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}
// A site outlives nobody who started it, however that ends: what runs on would keep ports and databases from the next start.
if (command === 'start' || command === 'dev') env.STOP_WITH_PARENT = String(process.pid)
// What Node has compiled, and TypeScript without its types, is kept: a program starts in three quarters of the time, and needs no compiler in memory.
if (command === 'start' || command === 'dev') env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
// Whatever imports drizzle-orm takes 250 MB less with this.
const resolveDrizzle = pathToFileURL(join(root, 'packages/kit-server/src/resolve-drizzle.ts')).href
const flags = ['--disable-warning=ExperimentalWarning', '--import', resolveDrizzle]
// It only watches over programs once they run, and would keep what its own start leaves over.
if (command === 'start') flags.push('--max-semi-space-size=1')
// The terminal sends Ctrl-C to the whole group; this process only waits for the other one to end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
const { spawn } = await import('node:child_process')
const child = spawn(pinned, [...flags, join(root, script), ...rest], {
  cwd: command.endsWith(':import') ? process.cwd() : root,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
