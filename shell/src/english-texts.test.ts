import { expect, it } from '@jest/globals'
import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import { withEnglishTexts } from './english-texts.ts'

/** A release with these texts by language, and the languages that were asked of it. */
const releaseWith = (texts: Record<string, Record<string, unknown>>) => {
  const loaded: string[] = []
  const definition = {
    name: 'mf-search',
    texts: async (language: string) => {
      loaded.push(language)
      if (!texts[language]) throw new Error(`no file for ${language}`)
      return texts[language]
    },
  } as unknown as RemoteDefinition
  return { definition: withEnglishTexts(definition), loaded }
}

// Visitors read `card.save` on a button.
it('has English stand in for what a release of an older build misses', async () => {
  const texts = { ja: { title: '求人', note: '' }, 'en-us': { title: 'Jobs', note: 'New', card: { save: 'Save' } } }
  const { definition } = releaseWith(texts)
  expect(await definition.texts('ja')).toEqual({ title: '求人', note: 'New', card: { save: 'Save' } })
})

it('takes texts that a module holds as its default', async () => {
  const { definition } = releaseWith({ ja: { default: { title: '求人' } }, 'en-us': { default: { note: 'New' } } })
  expect(await definition.texts('ja')).toEqual({ title: '求人', note: 'New' })
})

it('loads no English where the build saw to it, nor for readers of English', async () => {
  const { definition, loaded } = releaseWith({ ja: { title: '求人', '@complete': 1 }, 'en-us': { title: 'Jobs' } })
  await definition.texts('ja')
  await definition.texts('en-us')
  expect(loaded).toEqual(['ja', 'en-us'])
})

it('says what it has where English cannot be loaded, and fails where its own texts cannot', async () => {
  const { definition } = releaseWith({ ja: { title: '求人' } })
  expect(await definition.texts('ja')).toEqual({ title: '求人' })
  await expect(definition.texts('tr')).rejects.toThrow('no file for tr')
})
