import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

export const { useTexts: useAlertTexts } = createPartTexts(texts)
