import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import type { Brand } from './mail-frame.ts'
import { messageTexts } from './message-texts.ts'

/**
 * A text message with a code, in a language. On an https site its last line binds the code to the site: phones then offer it
 * there, and only there, for filling in (origin-bound one-time codes, https://wicg.github.io/sms-one-time-codes/).
 */
export const composeSms = (language: LanguageKey, code: string, { name, origin }: Brand): string => {
  const text = fillText(messageTexts[language].codeText, { code, brand: name })
  return origin.protocol === 'https:' ? `${text}\n\n@${origin.hostname} #${code}` : text
}
