import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What went wrong with a call, where the page knows more than the API. */
export const { useTexts: useProblemTexts } = createPartTexts(texts)
