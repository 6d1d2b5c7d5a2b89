import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path) && !path.startsWith('release-compatibility/last-release/'))

const thisFile = 'scripts/checks/documentation.test.ts'
const sources = listFiles('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.template').filter((path) => path !== thisFile)
const documents = listFiles('*.md')

const read = (path: string): string => readFileSync(path, 'utf8')

/** Every match of `pattern` in `paths`, each as `path:line match`; what `isFault` accepts. */
const findFaults = (paths: string[], pattern: RegExp, isFault: (match: RegExpExecArray, path: string) => boolean) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)]
          .filter((match) => isFault(match as RegExpExecArray, path))
          .map(([text]) => `${path}:${index + 1} ${text}`),
      ),
  )

/** The anchor that GitHub gives to a heading. */
const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsByPath = new Map<string, Set<string>>()
const anchorsOf = (path: string): Set<string> => {
  const known = anchorsByPath.get(path)
  if (known) return known
  const anchors = new Set([...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)))
  anchorsByPath.set(path, anchors)
  return anchors
}

const leadsNowhere = (path: string, anchor: string | undefined): boolean =>
  !existsSync(path) || (anchor !== undefined && !anchorsOf(path).has(anchor))

/** Citations of documents that are not in this repository: nobody could look them up. */
const foreignCitation =
  /\b(?:spec|specification|design),? sections?\b|(?<![\w-])(?:spec|design|targets|look|house-style)\.md\b/gi

describe('documentation', () => {
  it.each(['(spec section 5)', 'Spec sections 2 and 4.', '(design, section 11)', 'see `look.md`'])(
    'knows a citation of a foreign document: %s',
    (text) => {
      expect(text.match(foreignCitation)).not.toBeNull()
    },
  )

  it('cites only documents that are in the repository', () => {
    expect(findFaults([...sources, ...documents], foreignCitation, () => true)).toEqual([])
  })

  it('has every anchor that a source cites', () => {
    const citation = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g
    const isFault = ([, path = '', anchor]: RegExpExecArray) => leadsNowhere(path, anchor)
    expect(findFaults(sources, citation, isFault)).toEqual([])
    expect(leadsNowhere('docs/product-rules.md', 'minimum-age-16')).toBe(false)
    expect(leadsNowhere('docs/product-rules.md', 'minimum-age-15')).toBe(true)
  })

  it('has every file and anchor that a document links to', () => {
    const link = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g
    const isFault = ([, target = '', anchor]: RegExpExecArray, path: string) =>
      leadsNowhere(target === '' ? path : normalize(join(dirname(path), target)), anchor)
    expect(findFaults(documents, link, isFault)).toEqual([])
  })

  it('has every source file that a document names', () => {
    const named =
      /`((?:api|bench|build|cli|demo|docs|e2e|mf-[a-z-]+|packages|registry|release-compatibility|scripts|shared-features|shared-kit|shell)\/[\w./-]+\.(?:ts|tsx|mjs|cjs|md|json))`/g
    expect(findFaults(documents, named, ([, path = '']) => !existsSync(path))).toEqual([])
  })
})

/** The figures of a table's row: of `140 of 140`, bold or not, and with what is said behind it or not. */
const figuresOf = (path: string, row: string): string[] => {
  const line = read(path)
    .split('\n')
    .find((text) => text.startsWith(`| ${row}`))
  return [...(line ?? '').matchAll(/\b(\d+ of \d+)\b/g)].map(([figure]) => figure)
}

describe('the front page', () => {
  it.each([
    ['made here', 'made here, in every layout'],
    ['made here', 'made here, as DOCX'],
    ['layouts of others', 'made-up people in three layouts of others'],
  ])('has the figures of resumes that were measured: %s, %s', (row, measured) => {
    const figures = figuresOf('README.md', row)
    expect(figures).toHaveLength(10)
    expect(figures).toEqual(figuresOf('docs/measurements.md', measured))
  })
})

describe('decisions', () => {
  const decisions = readdirSync('docs/adr').filter((name) => /^\d{4}-/.test(name))

  it.each(decisions)('%s has number, status, date and its three parts', (name) => {
    const text = read(`docs/adr/${name}`)
    expect(text).toMatch(new RegExp(`^# ADR-${name.slice(0, 4)}: \\S`))
    expect(text).toMatch(/^Status: (?:proposed|accepted|superseded)\. Date: \d{4}-\d\d-\d\d/m)
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${part}\n`)
  })

  it('lists each of them once', () => {
    const listed = [...read('docs/adr/README.md').matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(([, name]) => name)
    expect(listed).toEqual(decisions.toSorted())
  })
})
