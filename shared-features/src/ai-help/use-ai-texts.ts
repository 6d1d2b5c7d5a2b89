import { createPartTexts } from '../part-texts/create-part-texts.ts'
import texts from './locales.json' with { type: 'json' }

/** What AI help says. */
export const { useTexts: useAiTexts } = createPartTexts(texts)
