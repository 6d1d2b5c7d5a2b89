import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { longFunctions } from './long-functions.ts'

const maxLines = 80

const isTestCode = (path: string) =>
  /\.(?:test|spec|demo)\.tsx?$|-fixture\.tsx?$|\/testing\/|\/gallery\/|^bench\//.test(path)

it('finds a function over the limit, of any kind', () => {
  const long = (head: string, end: string) => `${head}\n${'  call()\n'.repeat(maxLines)}${end}\n`
  const planted = [
    long('export function Page() {', '}'),
    long('const load = async (é: string) => {', '}'),
    long('class Store {\n  read() {', '  }\n}'),
    'export const short = () => {\n  call()\n}\n',
  ].join('\n')
  expect(longFunctions(planted, true, maxLines)).toEqual(['Page', 'load', 'read'])
})

it(`no function outside tests is longer than ${maxLines} lines`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !isTestCode(path) && !path.includes('/last-release/') && existsSync(path))
  const found = files.flatMap((path) =>
    longFunctions(readFileSync(path, 'utf8'), path.endsWith('x'), maxLines).map((name) => `${path} ${name}`),
  )
  expect(found.map((each) => `${each}: take it apart`)).toEqual([])
})
