import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said of jobs like another one. */
export const { useTexts: useSimilarTexts } = createPartTexts(texts)
