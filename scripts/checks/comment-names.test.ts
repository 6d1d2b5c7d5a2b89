import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { namesInComments, withoutComments } from './comment-names.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => !/\/(?:locales|drizzle|last-release|data)\//.test(path) && existsSync(path))
const isSource = (path: string) => /\.tsx?$/.test(path)
const sources = files.filter(isSource).map((path) => ({ path, source: readFileSync(path, 'utf8') }))

/** Names of other programs and standards that no code here has. */
const namesElsewhere = new Set([
  // Headers of HTTP.
  'Range',
  'Vary',
  // PostgreSQL's command, Prometheus' function, the call of POSIX, a kind of edge in V8's heap snapshots.
  'NOTIFY',
  'histogram_quantile',
  'sysconf',
  'closure',
  // Browsers' and single-spa's properties, an id that React writes.
  'cookieEnabled',
  'customProps',
  '_r9',
  // Examples of what people name: the overlay of a remote, the value of a cookie.
  'showSkillPaths',
  'country_language',
])

/** Files that are built or scaffolded. */
const filesElsewhere = new Set(['mf-types.d.ts', 'node/remoteEntry.cjs', 'welcome-path.ts'])

const known = new Set<string>()
for (const text of [
  ...sources.map(({ source }) => withoutComments(source)),
  ...files
    .filter((path) => /\.(?:[cm]js|json|ya?ml|sql|sh|html|css|tpl)$|\/Dockerfile$/.test(path))
    .filter((path) => path !== 'package-lock.json')
    .map((path) => readFileSync(path, 'utf8')),
])
  for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) known.add(word)

const isFile = (name: string) => {
  const end = name.replace(/^(?:\.\.?\/)+/, '')
  return files.some((path) => path === end || path.endsWith(`/${end}`))
}
const exists = (name: string) =>
  /[./]/.test(name)
    ? isFile(name) || filesElsewhere.has(name)
    : known.has(name) || namesElsewhere.has(name) || name in globalThis

// After renames, comments went on naming what was nowhere: an error class, a file of search fields, and an option of the public remote contract.
it('sees an identifier and a file that exist nowhere, in a comment of any kind', () => {
  const missing = ['forget', 'Everything'].join('')
  const planted = [
    `/** Calls \`${missing}()\` and \`readFileSync\`; see \`scripts/${missing}.ts\` and \`scripts/checks/comment-names.ts\`. */`,
    `const text = '\`${missing}\`' // as \`process.${missing}\` says`,
    '// `--option`, `two words`, `text/html` and `https://example.com/a` are no names',
  ].join('\n')
  expect(namesInComments(planted).filter((name) => !exists(name))).toEqual([missing, `scripts/${missing}.ts`, missing])
})

it('identifiers and files that comments name exist', () => {
  const faults = sources.flatMap(({ path, source }) =>
    namesInComments(source)
      .filter((name) => !exists(name))
      .map((name) => `${path} ${name}`),
  )
  expect(faults).toEqual([])
})
