import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said to who reports a job. */
export const { useTexts: useReportTexts } = createPartTexts(texts)
