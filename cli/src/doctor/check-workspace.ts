import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isRepositoryOfRemote, listRemotes, remoteFolder } from '../workspace.ts'
import { type Finding, finding } from './finding.ts'

export const examineNode = (version = process.versions.node): Finding =>
  Number(version.split('.')[0]) >= 24
    ? finding('node', 'good', version)
    : finding('node', 'failed', version, 'Run it as `npx jobspan` in the workspace, which brings its own Node.')

export const examinePackages = async (root: string): Promise<Finding> => {
  const read = async (file: string) => (existsSync(file) ? await readFile(file, 'utf8') : undefined)
  const [wanted, installed] = await Promise.all([
    read(join(root, 'package-lock.json')),
    read(join(root, 'node_modules/.package-lock.json')),
  ])
  const versions = (text: string | undefined) =>
    Object.entries(
      (text ? JSON.parse(text) : { packages: {} }).packages as Record<
        string,
        { version?: string; link?: boolean; optional?: boolean }
      >,
    )
      .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
      .map(([path, { version }]) => ({ path, entry: `${path.replace(/^node_modules\//, '')} ${version}` }))
  const recorded = new Set(versions(installed).map(({ entry }) => entry))
  // What npm wrote down may have gone since, and another version of it further up is then taken without a word.
  const missing = versions(wanted)
    .filter(({ path, entry }) => !recorded.has(entry) || !existsSync(join(root, path)))
    .map(({ entry }) => entry)
  if (missing.length === 0) return finding('packages', 'good', 'installed as the lock file says')
  return finding(
    'packages',
    'failed',
    `${missing.length} of the lock file are not installed (${missing[0]} …)`,
    'Run `npm install`.',
  )
}

const findBuildModule = (root: string, name: string): string =>
  isRepositoryOfRemote(root)
    ? join(root, `node_modules/@jobspan/build/lib/build/${name}.js`)
    : join(root, `build/${name}.ts`)

const buildIdNow = (root: string, name: string): Promise<string> =>
  new Promise((resolve) => {
    const script = `import { hashBuildInputs } from ${JSON.stringify(findBuildModule(root, 'hash-build-inputs'))}; console.log(await hashBuildInputs(${JSON.stringify(name)}, 'production'))`
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('close', () => resolve(text.trim()))
  })

/** Whether each package's last build was made from what is there now. */
export const examineBuilds = (root: string): Promise<Finding[]> =>
  Promise.all(
    [...(isRepositoryOfRemote(root) ? [] : ['shell']), ...listRemotes(root)].map(async (name) => {
      const stamp = join(remoteFolder(root, name), 'dist/build-id')
      if (!existsSync(stamp))
        return finding(`build of ${name}`, 'warning', 'none', '`npm start` and `jobspan release` make it.')
      const build = await readFile(stamp, 'utf8')
      return build === (await buildIdNow(root, name))
        ? finding(`build of ${name}`, 'good', build)
        : finding(
            `build of ${name}`,
            'warning',
            `${build} is older than its sources`,
            '`npm start` and `jobspan release` build it anew.',
          )
    }),
  )

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** The ports of a local start; taken ones are right while it runs. */
export const checkPorts = (env: NodeJS.ProcessEnv, running: boolean): Promise<Finding[]> => {
  const site = Number(env.PORT || 3000)
  const ports = [
    ['PORT', site],
    ['API_PORT', Number(env.API_PORT || site + 1)],
    ['REGISTRY_PORT', Number(env.REGISTRY_PORT || site + 2)],
  ] as const
  return Promise.all(
    ports.map(async ([name, port]) => {
      if (await isFree(port)) return finding(name, 'good', `${port} is free`)
      return running
        ? finding(name, 'good', `${port} is in use while the site runs`)
        : finding(name, 'warning', `${port} is in use`, `Stop what listens there, or set ${name} to another.`)
    }),
  )
}
