import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said of how a member fits a job. */
export const { useTexts: useMatchTexts } = createPartTexts(texts)
