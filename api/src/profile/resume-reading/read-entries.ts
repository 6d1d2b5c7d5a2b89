import { trimSigns } from '../../platform/text/trim-signs.ts'
import { findDegree, isSchool, organisationScore } from './entry-words.ts'
import { type FoundPeriod, findDates } from './find-dates.ts'
import { findByName } from './list-names.ts'
import { toLookupKey, withoutSigns } from './normalize-line.ts'
import { confidenceLevels, field, type ParsedField, type ParsedItem } from './parsed-resume.ts'
import { type LineEntry, splitEntries, toDescription, toParts } from './split-entries.ts'
import type { TextLine } from './text-line.ts'

type Part = { text: string; line: TextLine }

/** Titles and employers are parted by signs; only where that gives one part, by commas. */
const partsOf = ({ head }: LineEntry): Part[] => {
  const parts = head.flatMap(({ text, line }) => toParts(text).map((part) => ({ text: part, line })))
  if (parts.length !== 1) return parts
  return parts.flatMap(({ text, line }) =>
    text
      .split(/[,，،]\s+|、|\s{1,2}(?:at|chez|bei|en la empresa|di)\s+/u)
      .filter(Boolean)
      .map((part) => ({ text: part.trim(), line })),
  )
}

const periodFields = (period: FoundPeriod | undefined, line: TextLine | undefined): Record<string, ParsedField> => {
  if (!period) return { start: field(null, undefined, 0), end: field(null, undefined, 0) }
  const confidence = confidenceLevels.sure
  // A single date beside a school is when it ended.
  if (period.isSingle)
    return { start: field(null, undefined, 0), end: field(period.start, line, confidenceLevels.guess) }
  return {
    start: field(period.start, line, confidence),
    end: field(period.end, line, confidence, period.isOngoing ? null : period.end),
  }
}

const optional = (part: Part | undefined, confidence: number): ParsedField =>
  part ? field(part.text, part.line, confidence) : field(null, undefined, 0)

const descriptionField = (body: readonly TextLine[]): ParsedField =>
  field(toDescription(body), body[0], confidenceLevels.likely)

export const readWork = (lines: readonly TextLine[]): ParsedItem[] =>
  splitEntries(lines).map((entry) => {
    const parts = partsOf(entry)
    const [first, second] = parts
    const difference = first && second ? organisationScore(first.text) - organisationScore(second.text) : 0
    const [title, company] = difference > 0.4 ? [second, first] : [first, second]
    const confidence = Math.abs(difference) > 0.4 ? confidenceLevels.sure : confidenceLevels.likely
    return {
      section: 'work_experiences',
      fields: {
        job_title: optional(title, confidence),
        company_name: optional(company, confidence),
        ...periodFields(entry.period, entry.periodLine),
        description: descriptionField(entry.body),
      },
    }
  })

/** What is left of a text beside its degree: mostly the field of study. */
const besideDegree = (text: string, matched: string): string => {
  const at = toLookupKey(text).indexOf(matched)
  if (at === -1 || toLookupKey(text).length !== withoutSigns(text).length) return ''
  const rest = `${text.slice(0, at)} ${text.slice(at + matched.length)}`
  return trimSigns(rest, /[\s.,،:;؛·・‧)）–—-]/u, /[\s.,،:;؛·・‧–—(（-]/u)
    .replace(/^(?:degree\s+)?(?:in|of|en|em|de|dalam|di bidang|في)\s+/iu, '')
    .replace(/\s{2,}/g, ' ')
}

/** The degree that a text names: one of the list, or one that a pattern knows. */
const degreeIn = (text: string): { id: number; matched: string } | null => {
  const id = findByName('educations', text)
  return id === null ? findDegree(text) : { id, matched: toLookupKey(text) }
}

export const readEducation = (lines: readonly TextLine[]): ParsedItem[] =>
  splitEntries(lines).map((entry) => {
    const parts = entry.head.flatMap(({ text, line }) =>
      toParts(text).flatMap((part) =>
        part
          .split(/[,，、،]\s*/u)
          .filter(Boolean)
          .map((each) => ({ text: each.trim(), line })),
      ),
    )
    // A name of the list is a degree and no school, such as 大学.
    const schools = parts.filter(({ text }) => isSchool(text) && findByName('educations', text) === null)
    const schoolPart = schools.find(({ text }) => !degreeIn(text)) ?? schools[0]
    const degreePart =
      parts.find((part) => part !== schoolPart && degreeIn(part.text)) ?? parts.find(({ text }) => degreeIn(text))
    const degree = degreePart ? degreeIn(degreePart.text) : null
    const others = parts.filter((part) => part !== schoolPart && part !== degreePart)
    const school = schoolPart ?? others.pop()
    const inDegree = degreePart && degreePart !== school && degree ? besideDegree(degreePart.text, degree.matched) : ''
    const field_of_study = inDegree ? { text: inDegree, line: degreePart?.line as TextLine } : others[0]
    return {
      section: 'educations',
      fields: {
        school_name: optional(school, schoolPart ? confidenceLevels.sure : confidenceLevels.guess),
        degree_id: field(degree?.id ?? null, degreePart?.line, confidenceLevels.likely, degreePart?.text ?? null),
        field_of_study: optional(field_of_study, confidenceLevels.likely),
        ...periodFields(entry.period, entry.periodLine),
        description: descriptionField(entry.body),
      },
    }
  })

/** Until when a licence is good, where a line of its own says so. */
const expiryIn = (body: readonly TextLine[]): { month: string; line: TextLine } | undefined => {
  for (const line of body) {
    const isExpiry = /valid|expir|until|有效|有効|hasta|até|hingga|sampai|kadar|صالح|تنتهي/iu.test(line.text)
    const [date] = isExpiry ? findDates(line.text) : []
    if (date?.month) return { month: date.month, line }
  }
  return undefined
}

export const readLicenses = (lines: readonly TextLine[]): ParsedItem[] => {
  const isExpiryLine = (line: TextLine) => expiryIn([line]) !== undefined
  const entries = splitEntries(
    lines.filter((line) => !isExpiryLine(line)),
    true,
  )
  const found = entries.length > 0 ? entries : lines.flatMap(undatedEntries)
  const places = new Map(lines.map((line, index) => [line, index]))
  return found.map((entry) => {
    const parts = entry.head.flatMap(({ text, line }) => toParts(text).map((part) => ({ text: part, line })))
    const [name, issuer] = parts
    const [issuerName, credential] = (issuer?.text ?? '').split(/[,，、،]\s*/)
    const from = entry.periodLine && places.get(entry.periodLine)
    const expiry = from === undefined ? undefined : expiryIn(lines.slice(from + 1, from + 4))
    const end = entry.period?.end ?? expiry?.month ?? null
    return {
      section: 'license_certifications',
      fields: {
        name: optional(
          name && { ...name, text: name.text.replace(/\s{0,2}(?:取得|合格|登録)$/u, '') },
          confidenceLevels.likely,
        ),
        issuer:
          issuer && issuerName ? field(issuerName, issuer.line, confidenceLevels.likely) : field(null, undefined, 0),
        credential_id:
          credential && issuer ? field(credential, issuer.line, confidenceLevels.guess) : field(null, undefined, 0),
        issued: field(entry.period?.start ?? null, entry.periodLine, confidenceLevels.likely),
        expires: field(end, expiry?.line ?? entry.periodLine, confidenceLevels.likely),
      },
    }
  })
}

const undatedEntries = (line: TextLine): LineEntry[] =>
  line.text
    .split(/\s{1,2}[/／]\s+|、|[;；؛]\s*/u)
    .filter(Boolean)
    .map((text) => ({ head: [{ text, line }], period: undefined, periodLine: undefined, body: [] }))
