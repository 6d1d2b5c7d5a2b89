import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from '@jest/globals'
import { runProgram } from './program.ts'

const root = resolve(import.meta.dirname, '../..')
const folders = [
  'cli/src',
  'cli/templates',
  'registry/src',
  'scripts',
  'shell',
  'build',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
]

const filesBelow = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|md|template)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter((file) => !/(^|\/)(node_modules|dist|adr|drizzle)\/|\.test\.tsx?$|CHANGELOG/.test(file))

// `npm start` advised `jobspan toggle`, which had become `on` and `off`.
it('every command that a text names is there', async () => {
  const out: string[] = []
  const terminal = { out: (text: string) => out.push(text), err: () => undefined }
  await runProgram(['--help'], { ...terminal, env: {}, cwd: root, isInteractive: false, confirm: async () => false })
  const known = [...out.join('\n').matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name)
  const named = folders.flatMap(filesBelow).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/(?:npx (?:@jobspan\/cli|jobspan)|`jobspan) ([a-z]+)/g)].map(([, name]) => ({
      file,
      name,
    }))
  })
  expect(known).toContain('promote')
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([])
})
