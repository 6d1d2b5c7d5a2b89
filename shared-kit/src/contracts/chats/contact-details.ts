/** Digits of Arabic and Persian, which are in two rows of ten. */
const easternDigit = /[٠-٩۰-۹]/g

/** Digits as words of Chinese and Japanese, also the ones of cheques, each at its value: 〇一二三, 零壹貳參. */
const hanDigits = ['〇零', '一壹壱', '二贰貳弐', '三叁參参', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖']
const hanDigit = new RegExp(`[${hanDigits.join('')}]`, 'gu')

const toAsciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(easternDigit, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(hanDigit, (digit) => String(hanDigits.findIndex((digits) => digits.includes(digit))))
    // What is put between digits to hide them: 9·1·2·3, 9_1_2_3, 9*1*2*3.
    .replace(/(?<=\d)\s*[·・•‧_*~。，、]\s*(?=\d)/gu, ' ')

const email = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u
/** aiko (at) example (dot) com */
const spelledEmail = /[^\s@]+\s*[([{]\s*at\s*[)\]}]\s*[^\s@]+\s*(?:\.|[([{]\s*dot\s*[)\]}])\s*\p{L}{2,}/iu
/** A name or number on a messenger, announced by its name: WhatsApp: aiko_t, 微信号 aiko99, LINE ID aiko. */
const messenger =
  /(?:whats\s?app|telegram|wechat|we\s?chat|微信|weixin|line|kakao(?:talk)?|viber|zalo|skype|signal)\s*(?:(?:id|号|號|no\.?|number)\s*[:=]?|[:=])\s*[\p{L}\p{N}_.+-]{4,}/iu
/** A name on another service, as people write it: @aiko. */
const handle = /(?:^|[\s(:])@[\p{L}\p{N}_.]{3,}/u

const webAddress = [
  /\b(?:https?|mailto|tel|sms):/iu,
  /\bwww\d*\./iu,
  // With a path the ending tells enough; without one only endings that are no names of software (Node.js, ASP.NET, socket.io).
  /[\p{L}\p{N}-]+\.(?:com|org|info|biz|xyz|net|io|me|co|app|dev|page|link|site|online|[a-z]{2})\/\S/iu,
  /[\p{L}\p{N}-]{2,}\.(?:com|org|info|biz|xyz|site|online)(?![\p{L}\p{N}])/iu,
]

/** Numbers of a talk about work that look like those of a phone: days and years. */
const date = /\b(?:19|20)\d\d\s*[-–—/]\s*(?:(?:19|20)\d\d|\d{1,2}\s*[-–—/]\s*\d{1,2})\b/g

const phoneNumber = [
  // +65 9123 4567
  /\+\d(?:[\s().·-]*\d){6,}/u,
  // 080-1234-5678, (555) 010-9999, 5550109999
  /(?<![\d.,])\(?\d(?:[\s().-]{0,2}\d){8,}(?![.,]?\d)/u,
  // Of countries with eight digits: 9123 4567, 91234567
  /(?<![\d.,])\d{4} ?\d{4}(?![.,]?\d)/u,
]

/**
 * Whether a text holds an email address, a phone number, a web address or a name on another service
 * (docs/product-rules.md#contact-details-in-phrases). Numbers of money, years and days are none.
 */
export const hasContactDetails = (text: string): boolean => {
  const plain = toAsciiDigits(text)
  const withoutDates = plain.replace(date, ' ')
  return (
    [email, spelledEmail, handle, messenger, ...webAddress].some((pattern) => pattern.test(plain)) ||
    phoneNumber.some((pattern) => pattern.test(withoutDates))
  )
}
