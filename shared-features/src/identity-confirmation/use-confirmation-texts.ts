import { createPartTexts } from '../part-texts/create-part-texts.ts'
import texts from './locales.json' with { type: 'json' }

/** What the question who is at the keyboard says. */
export const { useTexts: useConfirmationTexts } = createPartTexts(texts)
