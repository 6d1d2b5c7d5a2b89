import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said to whom a job is closed. */
export const { useTexts: useClosedTexts } = createPartTexts(texts)
