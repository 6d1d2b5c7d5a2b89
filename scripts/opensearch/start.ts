/**
 * A real OpenSearch without Docker, for tests, benches and development: `npm run opensearch -- --folder FOLDER --port PORT`, with `--nodes 3`
 * three of them at that port and the next ones. Its class path is resolved from Maven Central once. It listens on loopback without TLS and
 * passwords: nothing for production.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const here = import.meta.dirname
const root = join(here, '../..')
const oldestJava = 21
const usualPort = 9200

/** Homes of Java that may be there beside `JAVA_HOME` and the `java` of the path. */
const javaHomes = (): string[] => {
  const folder = '/usr/lib/jvm'
  const installed = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  return [...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []), ...installed]
}

const versionOf = (java: string): number => {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

const findJava = (): string | undefined =>
  ['java', ...javaHomes().map((home) => join(home, 'bin/java'))].find((java) => versionOf(java) >= oldestJava)

/** What is missing to start it, in a sentence; undefined where it can be started. */
const findProblem = (java: string | undefined): string | undefined => {
  if (java === undefined) return `OpenSearch needs Java ${oldestJava} or newer: install it, or set JAVA_HOME.`
  if (spawnSync('mvn', ['-v']).status !== 0)
    return 'OpenSearch is resolved by Maven: install it, so that `mvn` is found.'
  return undefined
}

/** Has Maven write the class path into a file; gives what it says where it fails. */
const resolveClassPath = (file: string): string | undefined => {
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath'
  const options = ['-q', '-B', '-f', join(here, 'pom.xml'), goal, `-Dmdep.outputFile=${file}`]
  const { status, stdout } = spawnSync('mvn', options, { encoding: 'utf8' })
  return status === 0 ? undefined : stdout
}

/** The class path, resolved by Maven when the dependency changed. Several processes may be the first at once. */
const readClassPath = (): string => {
  const hash = createHash('sha256')
    .update(readFileSync(join(here, 'pom.xml')))
    .digest('hex')
    .slice(0, 12)
  const folder = join(root, 'node_modules/.cache/opensearch')
  const file = join(folder, `class-path-${hash}`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const written = `${file}.${process.pid}`
    // What two processes fetch into one local repository at once, one of them may fail to find there.
    const failure = resolveClassPath(written) && resolveClassPath(written)
    if (failure !== undefined) throw new Error(`Maven did not resolve OpenSearch:\n${failure}`)
    // Others read a whole file or none.
    renameSync(written, file)
  }
  return readFileSync(file, 'utf8').trim()
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    folder: { type: 'string' },
    heap: { type: 'string', default: '1g' },
    nodes: { type: 'string', default: '1' },
    port: { type: 'string', default: String(usualPort) },
  },
})

const java = findJava()
const problem = findProblem(java)
if (problem !== undefined || java === undefined) {
  console.error(problem)
  process.exit(1)
}
if (values.check) process.exit(0)

const folder = resolve(values.folder ?? join(process.env.DATA_DIR ?? join(root, '.data'), 'opensearch'))
const port = Number(values.port)
const child = spawn(
  java,
  [
    `-Xms${values.heap}`,
    `-Xmx${values.heap}`,
    '--enable-native-access=ALL-UNNAMED',
    // As the packages of OpenSearch start it: lists of documents are read by vector instructions.
    '--add-modules=jdk.incubator.vector',
    '-cp',
    readClassPath(),
    join(here, 'Start.java'),
    folder,
    String(port),
    // Nodes of one machine talk to each other beside it.
    String(port + 100),
    values.nodes,
  ],
  // Lines of the input are passed on: `stop 2` ends the second node.
  { stdio: ['inherit', 'ignore', 'inherit'] },
)

/** Whether all nodes are one cluster and answer. Nodes close the output of their process, so that they cannot say it. */
const isReady = async (): Promise<boolean> => {
  const last = port + Number(values.nodes) - 1
  const answer = await fetch(`http://127.0.0.1:${last}/_cluster/health?wait_for_nodes=${values.nodes}&timeout=1s`)
  return answer.ok
}
const waitUntilReady = async (): Promise<void> => {
  while (!(await isReady().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 300))
  console.log(`OpenSearch is ready at http://127.0.0.1:${port}, its files in ${folder}`)
}
void waitUntilReady()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 0))
