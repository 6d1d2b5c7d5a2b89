import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said of points and of where rewards are sent. */
export const { useTexts: usePayoutTexts } = createPartTexts(texts)
