import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said once an application was sent. */
export const { useTexts: useSuccessTexts } = createPartTexts(texts)
