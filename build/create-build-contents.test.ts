import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { languages } from '../shared-kit/src/contracts/platform/locales.ts'
import { describeTextFaults, findUncountedInputs } from './create-build-contents.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A remote with these English texts in all languages, except where `changes` has others. */
const remoteWith = async (changes: Record<string, object>, source: string) => {
  const base = await mkdtemp(join(tmpdir(), 'texts-'))
  folders.push(base)
  const remote = join(base, 'mf-a')
  await mkdir(join(remote, 'src/locales'), { recursive: true })
  const texts = { title: 'Jobs', card: { save: 'Save' } }
  for (const { key } of languages)
    await writeFile(join(remote, 'src/locales', `${key}.json`), JSON.stringify(changes[key] ?? texts))
  await writeFile(join(remote, 'src/page.tsx'), source)
  return { remote, base }
}

const foldersOf = (remote: string) => ({ locales: [join(remote, 'src/locales')], sources: join(remote, 'src') })

it('names key, language and file of each text that is missing, or is there and empty', async () => {
  const changes = { ja: { card: { save: '' }, title: '求人' }, ar: { title: 'وظائف' } }
  const { remote, base } = await remoteWith(changes, "t('title'); t('card.save'); t('card.gone')")
  expect(describeTextFaults(foldersOf(remote), base)).toEqual([
    'card.save is empty in Japanese (ja): mf-a/src/locales/ja.json',
    'card.save is missing in Arabic (ar): mf-a/src/locales/ar.json',
    'card.gone is used, and is in no language: mf-a/src/locales/en-us.json',
  ])
})

// A release is not held up by what no visitor would notice.
it('takes no notice of a text that is not used, nor of the kit’s texts and examples in comments', async () => {
  const example = "/** @example <b>{t('verify')}</b> */ // t('verify')\n"
  const { remote, base } = await remoteWith({}, `${example}t('title'); fetch('https://a.example')`)
  await writeFile(join(remote, 'src/close.tsx'), "const t = useTranslations('kit'); t('close')")
  expect(describeTextFaults(foldersOf(remote), base)).toEqual([])
})

it('finds none where a package has no texts', async () => {
  const { remote, base } = await remoteWith({}, '')
  await rm(join(remote, 'src/locales'), { recursive: true })
  expect(describeTextFaults(foldersOf(remote), base)).toEqual([])
})

it('names files and packages whose change would give no other build id', () => {
  const root = resolve(import.meta.dirname, '..')
  const fromRoot = (folder: string, name: string, ...files: string[]) => ({
    folder,
    name,
    version: '1.0.0',
    files: files.map((file) => join(root, file)),
  })
  const packages = [
    fromRoot('mf-a', '@jobspan/mf-a', 'mf-a/src/page.tsx'),
    fromRoot('shared-kit', '@jobspan/shared-kit', 'shared-kit/src/remote/slot.tsx'),
    fromRoot('node_modules/react', 'react', 'node_modules/react/index.js'),
    fromRoot('', 'jobspan', 'docs/words.json', 'docs/more.json'),
    fromRoot('mf-a/node_modules/dates', 'dates', 'mf-a/node_modules/dates/index.js'),
  ]
  const isLocked = (folder: string) => folder === 'node_modules/react'
  expect(findUncountedInputs({ packages, provided: [] }, 'mf-a', isLocked)).toEqual([
    'docs/words.json and 1 more of jobspan is read from outside the package and the kit of this workspace',
    'dates in mf-a/node_modules/dates is not in package-lock.json',
  ])
})
