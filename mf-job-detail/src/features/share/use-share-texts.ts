import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the sheet says for browsers without one of their own. */
export const { useTexts: useShareTexts } = createPartTexts(texts)
