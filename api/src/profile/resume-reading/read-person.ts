import { isFamilyFirst, missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import { isPlainName } from '@jobspan/shared-kit/contracts/members/plain-name'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { organisationScore } from './entry-words.ts'
import { findDates } from './find-dates.ts'
import { findHeading, isDocumentTitle } from './heading-words.ts'
import { findByName } from './list-names.ts'
import { confidenceLevels, field, type ParsedField } from './parsed-resume.ts'
import type { TextLine } from './text-line.ts'

/** Where a number without its country is from, by the language of the resume. */
const countryOf: Record<LanguageKey, CountryCode> = {
  'en-us': 'US',
  'zh-cn': 'CN',
  'zh-tw': 'TW',
  ja: 'JP',
  'es-es': 'ES',
  'pt-br': 'BR',
  ms: 'MY',
  id: 'ID',
  tr: 'TR',
  ar: 'SA',
}

const labels = {
  name: 'name|full name|姓名|氏名|お名前|nombre|nombre completo|nome|nome completo|nama|nama lengkap|nama penuh|ad soyad|adı soyadı|الاسم|الاسم الكامل',
  birth:
    'date of birth|birth date|birthday|dob|born|出生日期|出生年月|生日|生年月日|fecha de nacimiento|data de nascimento|tarikh lahir|tanggal lahir|doğum tarihi|تاريخ الميلاد',
  address:
    'address|home address|地址|住址|通訊地址|通讯地址|現住所|住所|dirección|domicilio|endereço|alamat|adres|العنوان',
  nationality: 'nationality|citizenship|国籍|國籍|nacionalidad|nacionalidade|warganegara|kewarganegaraan|uyruk|الجنسية',
  place:
    'location|city|现居地|所在地|現居地|居住地|ubicación|ciudad|localização|cidade|lokasi|kota|bandar|şehir|المدينة|الموقع',
} as const
type Label = keyof typeof labels

const patterns = Object.fromEntries(
  Object.entries(labels).map(([name, words]) => {
    const alternatives = words
      .split('|')
      .toSorted((a, b) => b.length - a.length)
      // Characters of a label are set apart to fill its box: 氏　名.
      .map((word) => (/[\p{sc=Han}]/u.test(word) ? [...word].join('\\s*') : word))
      .join('|')
    return [
      name,
      new RegExp(`^\\s*(?:${alternatives})(?:\\s*[:：]\\s*|(?<=[\\p{sc=Han}])\\s+|\\s{2,})(?<value>\\S.*)$`, 'iu'),
    ]
  }),
) as Record<Label, RegExp>

type Found = { value: string; line: TextLine }

const findLabelled = (lines: readonly TextLine[], label: Label): Found | undefined => {
  for (const line of lines) {
    const value = patterns[label].exec(line.text)?.groups?.value
    if (value) return { value: value.split(/\s{2,}/)[0] ?? value, line }
    for (const [index, cell] of line.cells.entries()) {
      const next = line.cells[index + 1]
      const inCell = patterns[label].exec(cell)?.groups?.value
      if (inCell) return { value: inCell, line }
      if (next && patterns[label].test(`${cell}: ${next}`) && !/[:：]\s*\S/u.test(cell)) return { value: next, line }
    }
  }
  return undefined
}

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u

/** Whether a line may be a name: letters, few words, nothing that is said of work. */
const mayBeName = ({ text }: TextLine): boolean => {
  const words = text.split(/\s+/)
  return (
    !/[\d@|:：/]/u.test(text) &&
    text.length <= 50 &&
    words.length <= 6 &&
    /\p{L}{2}/u.test(text) &&
    isPlainName(text) &&
    !isDocumentTitle(text) &&
    findHeading(text) === undefined
  )
}

const findName = (head: readonly TextLine[]): (Found & { confidence: number }) | undefined => {
  const labelled = findLabelled(head, 'name')
  if (labelled) return { ...labelled, confidence: confidenceLevels.sure }
  const candidates = head.slice(0, 12).filter(mayBeName)
  const maxSize = Math.max(...candidates.map(({ size }) => size))
  const line =
    candidates.find(
      ({ size, text }) => size >= maxSize - 0.2 && organisationScore(text) <= 0 && organisationScore(text) > -1,
    ) ?? candidates[0]
  if (!line) return undefined
  const others = head.filter((each) => each !== line).map(({ size }) => size)
  return {
    value: line.text,
    line,
    confidence: line.size > Math.max(0, ...others) * 1.1 ? confidenceLevels.sure : confidenceLevels.guess,
  }
}

const compoundFamilyNames = /^(欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|夏侯|东方|東方|皇甫|尉迟|公孙|令狐|慕容)/u

/** The two parts of a name. Written together, a Japanese one is cut after two characters and a Chinese one after one: a guess. */
export const splitName = (
  name: string,
  language: LanguageKey | null,
): { first: string; last: string; isGuess: boolean } => {
  const words = name.trim().split(/[\s　]+/u)
  if (isFamilyFirst(name)) {
    if (words.length > 1) return { last: words[0] ?? '', first: words.slice(1).join(' '), isGuess: false }
    const length = compoundFamilyNames.test(name) || (language === 'ja' && [...name].length > 2) ? 2 : 1
    const characters = [...name]
    return { last: characters.slice(0, length).join(''), first: characters.slice(length).join(''), isGuess: true }
  }
  if (words.length === 1) return { first: name, last: missingNamePart, isGuess: true }
  // Two family names are usual where Spanish is spoken.
  const family = language === 'es-es' && words.length > 2 ? 2 : 1
  return { first: words.slice(0, -family).join(' '), last: words.slice(-family).join(' '), isGuess: words.length > 2 }
}

/** Within a page from right to left the sign of a country stands behind its number. */
const plusFirst = (text: string): string => text.replace(/(?<![\d+])(\d[\d ()-]{5,18}\d)\+(?!\d)/g, '+$1')

/** Groups of digits follow each other from right to left there. */
const reverseGroups = (text: string): string =>
  text.replace(/\d[\d ]{5,18}\d/g, (number) => number.split(' ').toReversed().join(' '))

const findPhone = (lines: readonly TextLine[], language: LanguageKey | null): Found | undefined => {
  for (const line of lines) {
    const texts = [plusFirst(line.text), ...(language === 'ar' ? [reverseGroups(line.text)] : [])]
    const [found] = texts.flatMap((text) => findPhoneNumbersInText(text, language ? countryOf[language] : 'US'))
    if (found) return { value: found.number.number, line }
  }
  return undefined
}

const findPlace = (head: readonly TextLine[]): { id: number; text: string; line: TextLine } | undefined => {
  for (const line of head)
    for (const part of line.text.split(/\s*[|,，、،·•・‧;؛/]\s*|\s{2,}|[:：]\s*/u)) {
      const id = part.length >= 2 ? findByName('locations', part) : null
      if (id !== null) return { id, text: part, line }
    }
  return undefined
}

/** What a resume tells of its person. `head` is what stands above the sections and under a heading of contact. */
export const readPerson = (
  head: readonly TextLine[],
  all: readonly TextLine[],
  language: LanguageKey | null,
): Record<string, ParsedField> => {
  const fields: Record<string, ParsedField> = {}
  const name = findName(head)
  if (name) {
    const { first, last, isGuess } = splitName(name.value, language)
    const confidence = isGuess ? confidenceLevels.guess : name.confidence
    fields.first_name = field(first, name.line, confidence, name.value)
    fields.last_name = field(last, name.line, confidence, name.value)
  }
  const mail = all.find(({ text }) => email.test(text))
  if (mail) fields.email = field(email.exec(mail.text)?.[0] ?? null, mail, confidenceLevels.sure)
  const phone = findPhone(head, language) ?? findPhone(all, language)
  if (phone) fields.phone = field(phone.value, phone.line, confidenceLevels.sure)
  const labelledPlace = findLabelled(head, 'place')
  const place = findPlace(labelledPlace ? [{ ...labelledPlace.line, text: labelledPlace.value }, ...head] : head)
  if (place) fields.location_id = field(place.id, place.line, confidenceLevels.likely, place.text)
  const address = findLabelled(head, 'address')
  if (address) fields.home_address = field(address.value, address.line, confidenceLevels.likely)
  const birth = findLabelled(head, 'birth')
  const day = birth ? findDates(birth.value)[0]?.day : null
  if (birth && day) fields.date_of_birth = field(day, birth.line, confidenceLevels.sure, birth.value)
  const nationality = findLabelled(head, 'nationality')
  if (nationality)
    fields.nationality_id = field(
      findByName('nationality_lists', nationality.value),
      nationality.line,
      confidenceLevels.likely,
      nationality.value,
    )
  return fields
}
