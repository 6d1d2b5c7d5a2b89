import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said to who has applied for a job. */
export const { useTexts: useAppliedTexts } = createPartTexts(texts)
