import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the application form says. */
export const { useTexts: useApplyTexts } = createPartTexts(texts)
