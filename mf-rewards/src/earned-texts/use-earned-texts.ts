import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said of rewards that a member earned. */
export const { useTexts: useEarnedTexts } = createPartTexts(texts)
