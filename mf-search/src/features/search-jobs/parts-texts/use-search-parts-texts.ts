import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said where a search was understood otherwise, or has few results. */
export const { useTexts: useSearchPartsTexts } = createPartTexts(texts)
