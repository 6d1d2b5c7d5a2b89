import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said far down the page of a job. */
export const { useTexts: useReadPartTexts } = createPartTexts(texts)
