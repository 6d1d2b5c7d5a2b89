import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the landings of remote and Web3 jobs say. */
export const { useTexts: useAreaTexts } = createPartTexts(texts)
