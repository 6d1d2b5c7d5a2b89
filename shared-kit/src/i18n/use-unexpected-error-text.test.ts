import { expect, it } from '@jest/globals'
import { languages } from '../contracts/platform/locales.ts'
import { unexpectedErrorText } from '../contracts/platform/unexpected-error-text.ts'
import { loadKitTexts } from './create-i18n.ts'

// Contracts import no locale files, so that the servers' words are written there a second time.
it.each(languages.map(({ key }) => key))('says in %s what the servers say', async (language) => {
  expect((await loadKitTexts(language)).unexpectedError).toBe(unexpectedErrorText[language])
})
