import type { Texts } from '@jobspan/shared-kit/i18n'
import { completeTextsMark } from '@jobspan/shared-kit/i18n/complete-texts-mark'
import type { RemoteDefinition } from '@jobspan/shared-kit/remote'

/**
 * The definition of a release, whose texts have English where one is missing. Builds see to that, so only releases of builds that did not
 * cost a request more, for their English texts.
 */
export const withEnglishTexts = (definition: RemoteDefinition): RemoteDefinition => ({
  ...definition,
  texts: async (language) => {
    const loaded: Texts = await definition.texts(language)
    const texts = (loaded.default as Texts | undefined) ?? loaded
    if (language === 'en-us' || completeTextsMark in texts) return texts
    try {
      const [english, { fillMissingTexts }] = await Promise.all([
        definition.texts('en-us'),
        import(/* webpackChunkName: "after-load" */ '@jobspan/shared-kit/i18n/fill-missing-texts'),
      ])
      return fillMissingTexts(texts, (english.default as Texts | undefined) ?? english, language)
    } catch {
      // Its own texts are worth more than none.
      return texts
    }
  },
})
