import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the tabs of a company say, and what stands below its newest jobs. */
export const { useTexts: useCompanyPartsTexts } = createPartTexts(texts)
