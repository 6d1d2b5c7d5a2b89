import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { languages } from '../shared-kit/src/contracts/platform/locales.ts'
import { navigationLink } from '../shared-kit/src/remote/define-remote.ts'
import { resolveNavigation } from './resolve-navigation.ts'

let packageDir: string
const link = navigationLink({
  area: 'header',
  id: 'paths',
  to: '/skill-paths',
  textKey: 'navigation.paths',
  weight: 50,
})
const remote = { name: 'mf-skill-paths', navigation: [link] }
const writeLabel = (language: string, label: string) =>
  writeFile(join(packageDir, 'src/locales', `${language}.json`), JSON.stringify({ navigation: { paths: label } }))

beforeEach(async () => {
  packageDir = await mkdtemp(join(tmpdir(), 'navigation-'))
  await mkdir(join(packageDir, 'src/locales'), { recursive: true })
  await Promise.all(languages.map(({ key }) => writeLabel(key, `Paths in ${key}`)))
})
afterEach(() => rm(packageDir, { recursive: true, force: true }))

it('a link travels with its label in every language', async () => {
  const [resolved] = await resolveNavigation(packageDir, remote)
  expect(resolved).toMatchObject({ area: 'header', id: 'paths', to: '/skill-paths', weight: 50, access: 'public' })
  expect(resolved).not.toHaveProperty('textKey')
  expect(resolved?.labels).toEqual(Object.fromEntries(languages.map(({ key }) => [key, `Paths in ${key}`])))
})

it.each([
  ['empty', () => writeLabel('ja', ' ')],
  ['missing', () => writeFile(join(packageDir, 'src/locales/ja.json'), '{}')],
])('a label that is %s in one language fails the build, which names it', async (_, spoil) => {
  await spoil()
  await expect(resolveNavigation(packageDir, remote)).rejects.toThrow(
    'mf-skill-paths: the link paths has no text navigation.paths in src/locales/ja.json',
  )
})

it('a remote without links needs no texts for them', async () => {
  await rm(packageDir, { recursive: true })
  expect(await resolveNavigation(packageDir, { name: 'mf-skill-paths' })).toEqual([])
})
