import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { replacements, shellReplacements } from './runtime-replacements.ts'

const root = resolve(import.meta.dirname, '..')
const namesOf = async (url: string) => Object.keys((await import(url)) as object).sort()

// A version that moves or renames a file would bring the code back unseen, or take away an export that other files of the package import.
test.each([...replacements, ...shellReplacements])(
  '$by has the exports of $package/$file, which there is once',
  async ({ package: name, file, by }) => {
    const found = globSync(`**/${file}`, { cwd: join(root, 'node_modules', name) })
    expect(found).toHaveLength(1)
    const original = pathToFileURL(join(root, 'node_modules', name, found[0] ?? '')).href
    expect(await namesOf(by)).toEqual(await namesOf(original))
  },
)
