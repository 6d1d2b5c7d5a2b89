import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What the button of an alert says, and what comes of a press. */
export const { useTexts: useAlertButtonTexts } = createPartTexts(texts)
