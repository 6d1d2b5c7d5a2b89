import { createPartTexts } from '@jobspan/shared-features/part-texts'
import texts from './locales.json' with { type: 'json' }

/** What is said to members who follow a company or block it. */
export const { useTexts: useMemberTexts } = createPartTexts(texts)
