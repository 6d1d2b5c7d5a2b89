import { createPartTexts } from '../part-texts/create-part-texts.ts'
import texts from './locales.json' with { type: 'json' }

/** What push notifications say. */
export const { useTexts: usePushTexts } = createPartTexts(texts)
