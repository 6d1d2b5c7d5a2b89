import { findDegree } from './entry-words.ts'
import { findPeriod } from './find-dates.ts'
import { confidenceLevels, field, type ParsedField, type ParsedItem } from './parsed-resume.ts'
import type { TextLine } from './text-line.ts'

/** What a line of a 履歴書 says after the name: that something began, or that it ended. */
const began = /\s{0,2}(入学|編入学|転入学|入社|入職|入所|採用|就職)(?:\s*[(（](?<title>[^()（）]+)[)）])?\s*$/u
const ended = /\s{0,2}(卒業|修了|中途退学|退学|退社|退職|退所|転職)(?:見込み?)?\s*$/u
const goesOn = /現在に(?:至る|いたる)|在学中|在職中/u
const isSchoolVerb = (verb: string) => /学|卒|修/u.test(verb)

type Open = { name: string; title: string | null; start: string | null; line: TextLine }

const none = (): ParsedField => field(null, undefined, 0)

/** A year, a month and a text, as the form has them in three columns. */
const readRow = (line: TextLine): { month: string | null; text: string } => {
  const row =
    /^(?<year>(?:19|20)(?:\d\d|XX))(?:\s*[年./]\s*|\s+)(?<month>1[0-2]|0?[1-9])(?:\s*月)?\s+(?<text>\S.*)$/u.exec(
      line.text,
    )?.groups
  if (row?.year && row.month) {
    const month = /X/.test(row.year) ? null : `${row.year}-${row.month.padStart(2, '0')}`
    return { month, text: row.text ?? '' }
  }
  const period = findPeriod(line.text)
  if (!period) return { month: null, text: line.text }
  return { month: period.start, text: line.text.slice(period.index + period.length).replace(/^[\s年月.]+/u, '') }
}

/** Whether a section is the table of a 履歴書: most of its lines say that something began or ended. */
export const isJapaneseHistory = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text }) => began.test(text) || ended.test(text)).length >= 2

const toItem = (open: Open, end: string | null, endLine: TextLine | undefined, isSchool: boolean): ParsedItem => {
  const period = {
    start: field(open.start, open.line, confidenceLevels.sure),
    end: field(end, endLine, confidenceLevels.sure),
  }
  if (!isSchool)
    return {
      section: 'work_experiences',
      fields: {
        job_title: open.title ? field(open.title, open.line, confidenceLevels.sure) : none(),
        company_name: field(open.name, open.line, confidenceLevels.sure),
        ...period,
        description: none(),
      },
    }
  const [school = open.name, study = ''] = splitSchool(open.name)
  const degree =
    findDegree(open.name) ?? (/大学/u.test(open.name) ? { id: /大学院|研究科/u.test(open.name) ? 6 : 5 } : null)
  return {
    section: 'educations',
    fields: {
      school_name: field(school, open.line, confidenceLevels.sure),
      degree_id: field(degree?.id ?? null, open.line, confidenceLevels.guess, open.name),
      field_of_study: study ? field(study, open.line, confidenceLevels.likely) : none(),
      ...period,
      description: none(),
    },
  }
}

/** 湖畔大学経済学部: the school, and its faculty. */
const splitSchool = (name: string): [string, string] => {
  const match = /^(.*?(?:大学院?|高等学校|高校|専門学校|短期大学|学院))\s*(.*)$/su.exec(name)
  return match ? [match[1] ?? name, match[2] ?? ''] : [name, '']
}

/** Schools and jobs of a 履歴書, which has a line for each beginning and each end. */
export const readJapaneseHistory = (lines: readonly TextLine[]): ParsedItem[] => {
  const items: ParsedItem[] = []
  const open: { school: Open | undefined; work: Open | undefined } = { school: undefined, work: undefined }
  const close = (kind: 'school' | 'work', end: string | null, line: TextLine | undefined) => {
    const found = open[kind]
    if (found) items.push(toItem(found, end, line, kind === 'school'))
    open[kind] = undefined
  }
  for (const line of lines) {
    const { month, text } = readRow(line)
    const beginning = began.exec(text)
    const end = ended.exec(text)
    if (beginning) {
      const kind = isSchoolVerb(beginning[1] ?? '') ? 'school' : 'work'
      close(kind, null, undefined)
      const name = text.slice(0, beginning.index).trim()
      open[kind] = { name, title: beginning.groups?.title ?? null, start: month, line }
    } else if (end)
      close(isSchoolVerb(end[1] ?? '') && !/退社|退職|退所/u.test(end[1] ?? '') ? 'school' : 'work', month, line)
    else if (goesOn.test(text)) close(/在学/u.test(text) ? 'school' : 'work', null, undefined)
  }
  close('school', null, undefined)
  close('work', null, undefined)
  return items
}
