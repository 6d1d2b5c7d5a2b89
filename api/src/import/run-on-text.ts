import type { Line } from './markup-lines.ts'

// Below this a line is read at a glance, whatever it lost.
const shortLine = 160
const longParagraph = 600
const paragraphTarget = 320
const longItem = 260
const shortValue = 90

// Names are written so, and addresses; neither is a lost line break.
const inAddress = /(?:https?:|www\.|@)\S*$/i
const domain = /^(?:com|net|org|js|io|ai|co|gob|edu)\b/i

// What postings part their text by; feeds that lose line breaks glue the next word to it.
const headingWords =
  'Responsabilidades|Requisitos|Beneficios|Funciones|Tareas|Ofrecemos|Puesto|Responsibilities|Requirements|Qualifications|' +
  'Benefits|Overview|Description|Duties|Nitelikler|Sorumluluklar|Yetkinlikler|Tan[ıi]m[ıi]|Amac[ıi]|Requerimientos|Condiciones'

/** Where feeds lost a line break: a sign or a small letter runs into the capital of what was the next line. */
const seams = [
  /(?<=[\p{Ll}\d)"”%][.!?:;…])(?=[¿¡"“]?\p{Lu}(?:\p{Ll}{2}|\p{Ll}?\s))/gu,
  /(?<=\p{Ll}{4}[.!?:])(?=\p{Lu}{2}|\d)/gu,
  /(?<=\p{Ll}\))(?=\p{Lu}\p{Ll}{2})/gu,
  /(?<=(?:^|[\s(/,-])\p{Ll}{3,30})(?=[¿¡]?\p{Lu}\p{Ll}(?:\p{Ll}|\s))/gu,
  // Brands hold capitals, but neither accented ones nor “…ing” words.
  /(?<=\p{Ll}{3})(?=[ÁÂÃÇÉÊÍÑÓÔÕÖÚÜĞİŞ]\p{Ll}{2})/gu,
  /(?<=\p{Lu}\p{Ll}{3,30})(?=\p{Lu}\p{Ll}{3,}ing\b)/gu,
  new RegExp(`(?<=\\b(?:${headingWords}))(?=\\p{Lu}\\p{Ll})`, 'gu'),
]
const endsAsHeading = new RegExp(`^[^.,:;!?]{0,30}(?:${headingWords})$`, 'u')
// “Madrid,Bilbao” is a list of words; only after a whole clause is it one of lines.
const clauseEnd = /(?<=[^,;.:!?]{30}\p{Ll}\)?[,;])(?=\p{Lu}(?:\p{Ll}{2}|\p{Ll}\s|\p{Lu}))/gu
const sign = /(?<=[^\p{Extended_Pictographic}\s])\s{0,9}(?=(?![©®™])\p{Extended_Pictographic})/gu
const label = /(?<=[.!?)]\s)(?=\p{Lu}[\p{L} /]{2,40}:\s+[\p{Lu}\d¿¡•-])/gu
const labelEnd = /(?<=^\p{Lu}[\p{L} /]{2,40}:)\s+/u
const sentenceEnd =
  /(?<=\p{Ll}{2}[.!?])(?<!\b(?:Sr|Sra|Dra|Ing|Lic|Prof|Mrs|etc|aprox|Inc|Ltd|Depto|Dept|vb|vs)\.)\s+(?=[¿¡]?\p{Lu})|(?<=[。！？؟])\s*/gu
const innerEnd = /\p{Ll}{3}[.!?]\s+\p{Lu}/u
const titled = /^\p{Extended_Pictographic}[\ufe0f\s]*[^.:!?\d]{3,45}$/u
const itemSign = /^(?:[🔹🔸🔷🔶✅☑👉📌➡▶💠🟢🔵]\ufe0f?\s*)+/u

/**
 * The lines of a text that came as one although it was written as many: broken where line breaks were lost, before emoji that stand
 * for bullets and before labels; what stays long is parted between sentences. No word is added, left out or moved.
 */
export const linesOfRunOn = (text: string): Line[] | null => {
  if (text.length <= shortLine) return null
  const parts = joinValues(split(text))
  if (parts.length === 1 && text.length <= longParagraph) return null
  const lines = parts.map((part): Line => {
    if (itemSign.test(part)) return { kind: 'item', text: part.replace(itemSign, '') }
    return { kind: isLabel(part) || titled.test(part) || endsAsHeading.test(part) ? 'heading' : 'text', text: part }
  })
  return toLists(lines).flatMap((line) => (line.kind === 'text' ? paragraphsOf(line.text) : [line]))
}

/** Short lines below a heading are its list. Also sews a lead word to the explanation that a feed put on the next line. */
export const toLists = (lines: Line[]): Line[] => {
  const sewn: Line[] = []
  for (const line of lines) {
    const last = sewn.at(-1)
    if (line.kind === 'text' && /^[:：]\s/.test(line.text) && last?.kind === 'text') last.text += line.text
    else sewn.push({ ...line })
  }
  for (const [index, line] of sewn.entries())
    if (isTitle(line) && isBody(sewn[index + 1]) && !isTitle(sewn[index - 1])) line.kind = 'heading'
  for (let index = 0; index < sewn.length; index += 1) {
    let end = index
    while (sewn[end]?.kind === 'text' && isItem((sewn[end] as Line).text)) end += 1
    const run = sewn.slice(index, end)
    if (isList(run, sewn[index - 1], sewn[end])) for (const line of run) line.kind = 'item'
    index = Math.max(index, end - 1)
  }
  return sewn
}

// “What We Offer”, “İş Tanımı”: all its longer words begin large, and a text follows that is no such line.
const title = /^(?=.{6,40}$)\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|\p{L}{1,3}))+$/u
const isTitle = (line: Line | undefined): boolean => line?.kind === 'text' && title.test(line.text)
const isBody = (line: Line | undefined): boolean =>
  line?.kind === 'text' && line.text.length >= 40 && !title.test(line.text)

/** Lines that something leads to with a colon, or that mostly go without a full stop as only lists do. */
const isList = (run: Line[], before: Line | undefined, after: Line | undefined): boolean => {
  const isLed = before?.kind === 'heading' || /[:：]$/.test(before?.text ?? '')
  if (isLed && run.length >= (after?.kind === 'text' ? 3 : 2)) return true
  return run.length >= 4 && run.filter((line) => !/[.。!?！？:：]$/u.test(line.text)).length > run.length * 0.7
}

const split = (text: string): string[] => {
  const breaks = new Set<number>()
  for (const seam of [...seams, clauseEnd])
    for (const match of text.matchAll(seam)) {
      const before = text.slice(Math.max(0, match.index - 80), match.index)
      if (!inAddress.test(before) && !domain.test(text.slice(match.index))) breaks.add(match.index)
    }
  const signs = [...text.matchAll(sign)]
  if (signs.length >= 2) for (const match of signs) breaks.add(match.index + match[0].length)
  if (text.length > longParagraph) for (const match of text.matchAll(label)) breaks.add(match.index)
  const places = [0, ...[...breaks].sort((one, other) => one - other), text.length]
  return places
    .slice(1)
    .map((place, index) => text.slice(places[index], place).trim())
    .filter((part) => part !== '')
    .flatMap((part) => (part.length > shortLine ? part.split(labelEnd) : [part]))
}

const isLabel = (part: string): boolean => part.length <= 60 && /[^.!?]:$/.test(part)

/** “Hours:” and “9 to 5” are one line; a label above more is a heading. */
const joinValues = (parts: string[]): string[] => {
  const joined: string[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as string
    const next = parts[index + 1]
    const after = parts[index + 2]
    const isValue = next !== undefined && next.length <= shortValue && (after === undefined || isLabel(after))
    if (isLabel(part) && isValue && !isLabel(next)) {
      joined.push(`${part} ${next}`)
      index += 1
    } else joined.push(part)
  }
  return joined
}

const isItem = (text: string): boolean => text.length <= longItem && !innerEnd.test(text) && !/[:：]$/.test(text)

const paragraphsOf = (text: string): Line[] => {
  if (text.length <= longParagraph) return [{ kind: 'text', text }]
  const paragraphs: string[] = ['']
  for (const sentence of text.split(sentenceEnd)) {
    const last = paragraphs.at(-1) as string
    if (last.length >= paragraphTarget) paragraphs.push(sentence)
    else
      paragraphs[paragraphs.length - 1] =
        last === '' ? sentence : `${last}${/[。！？]$/.test(last) ? '' : ' '}${sentence}`
  }
  return paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }))
}

// Saudi Jadarat writes its forms so: “Skill data; a skill; its level; Language data; …”.
const formParts: Record<string, string> = {
  'skill data': 'المهارات',
  'language data': 'اللغات',
  'professional certificate \\ license data': 'الشهادات والرخص',
}

/** The filled parts of a form that came as one line; null for any other text. */
export const linesOfForm = (text: string): Line[] | null => {
  const values = text.split(';').map((value) => value.trim())
  if (!formParts[(values[0] as string).toLowerCase()]) return null
  const lines: Line[] = []
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as string
    const heading = formParts[value.toLowerCase()]
    if (heading) lines.push({ kind: 'heading', text: heading })
    else {
      const level = values[index + 1]
      const hasLevel = level && !formParts[level.toLowerCase()]
      lines.push({ kind: 'item', text: hasLevel ? `${value} (${level})` : value })
      if (hasLevel) index += 1
    }
  }
  return lines.filter((line) => line.text !== '')
}
