import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

const require = createRequire(import.meta.url)
const loader = require('./single-spa-loader.cjs') as (source: string) => string
const file = join(import.meta.dirname, '../../node_modules', 'single-spa/lib/es2015/esm/single-spa.min.js')

it('takes out what holds all of single-spa together, and leaves what it exports and what development tools read', async () => {
  const source = await readFile(file, 'utf8')
  const shaken = loader(source)
  expect(source).toMatch(/get mountRootParcel\(\)/)
  expect(shaken).not.toMatch(/get mountRootParcel\(\)|mountParcel:/)
  expect(shaken.match(/export\{[^}]*\}/)?.[0]).toBe(source.match(/export\{[^}]*\}/)?.[0])
  expect(shaken).toContain('__SINGLE_SPA_DEVTOOLS__')
})

it('refuses a version of single-spa that is written in another way', () => {
  expect(() => loader('export {}')).toThrow('built differently')
})
