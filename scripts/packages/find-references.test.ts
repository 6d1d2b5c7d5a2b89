import { expect, it } from '@jest/globals'
import { findReferences } from './find-references.ts'

const namesIn = (text: string, file = 'a.ts') => findReferences(text, file).references.map(({ specifier }) => specifier)

// A pattern that looked for `import('` missed an import with a comment, and took text of a file that is written for an import.
it.each([
  ['an import with a comment', 'import(/* webpackChunkName: "calls" */ \'./calls.ts\')', ['./calls.ts']],
  ['an import over several lines', "import {\n  one, // of './other.ts'\n} from './one.ts'", ['./one.ts']],
  [
    'an import for its effects, and names passed on',
    "import './effect.ts'; export * from './all.ts'",
    ['./effect.ts', './all.ts'],
  ],
  ['an import with a changing part', `import(\`./locales/\${language}.json\`)`, [`./locales/\${language}.json`]],
  ['addresses of files', "import.meta.resolve('./x.cjs'); new URL('./y.svg', import.meta.url)", ['./x.cjs', './y.svg']],
  ['nothing in text', "const written = `import { a } from './written.ts'`; new URL('./page', location.href)", []],
])('finds %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('finds what a declaration of types names', () => {
  const text =
    "export declare const a: import('./a.ts').A; declare module '@jobspan/shared-kit/remote' { interface B {} }"
  expect(namesIn(text, 'a.d.ts')).toEqual(['./a.ts', '@jobspan/shared-kit/remote'])
})

it('finds what CommonJS requires', () => {
  expect(namesIn("const a = require.resolve('./a.mjs'); require('b')", 'a.cjs')).toEqual(['./a.mjs', 'b'])
})

it('says which file it cannot read', () => {
  expect(() => namesIn('import {')).toThrow(/^a\.ts cannot be read: /)
})
