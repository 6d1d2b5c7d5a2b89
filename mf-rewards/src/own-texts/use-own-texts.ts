import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What members read of their link and their invitations. */
export const { useTexts: useOwnTexts } = createPartTexts(texts)
