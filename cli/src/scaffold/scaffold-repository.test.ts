import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { checkPackageRegistry } from './package-registry.ts'
import { scaffoldRepository } from './scaffold-repository.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repository-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// The line stood in the home folder of whoever made it: npm of a colleague, or of CI, asked the public registry for our names.
it('says in the repository itself where its packages come from', async () => {
  const make = (name: string, packageRegistry?: string) =>
    scaffoldRepository({ folder: join(folder, name), name, kind: 'page', packageRegistry })
  await make('mf-hello', checkPackageRegistry('https://packages.example.com'))
  expect(await readFile(join(folder, 'mf-hello/.npmrc'), 'utf8')).toBe(
    '@jobspan:registry=https://packages.example.com/\n',
  )
  await make('mf-other')
  expect(existsSync(join(folder, 'mf-other/.npmrc'))).toBe(false)
})

it.each(['packages', 'ftp://packages.example.com', 'https://ann:token@packages.example.com'])(
  'refuses %s',
  (address) => {
    expect(() => checkPackageRegistry(address)).toThrow('is no address of a package registry')
  },
)
