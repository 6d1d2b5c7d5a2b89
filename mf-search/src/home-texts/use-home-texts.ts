import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the parts of home say that are fetched once a visitor is near them. */
export const { useTexts: useHomeTexts } = createPartTexts(texts)
