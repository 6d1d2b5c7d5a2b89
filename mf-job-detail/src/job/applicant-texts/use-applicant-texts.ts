import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** Where the applicants of a job may live. */
export const { useTexts: useApplicantTexts } = createPartTexts(texts)
