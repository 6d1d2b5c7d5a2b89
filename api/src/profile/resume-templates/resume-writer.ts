import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PaperSize } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import { type ImageRun, type IParagraphOptions, type IRunOptions, LineRuleType, Paragraph, TextRun } from 'docx'
import { pages, resumeStyles, scriptOf } from './resume-style.ts'

/** What must run left to right within Arabic: addresses, phone numbers, names of programs. Dates alone follow the text. */
const runsLeftToRight = (text: string) => /^[+\p{Script=Latin}]/u.test(text) && !/\p{Script=Arabic}/u.test(text)
const leftToRightMark = '\u200e'

export type ResumeWriter = ReturnType<typeof createResumeWriter>

/** Makes the runs and paragraphs of a resume in the script of a language and the style of a template. */
export const createResumeWriter = (key: ResumeTemplateKey, language: LanguageKey, paper: PaperSize = 'a4') => {
  const page = pages[paper]
  const script = scriptOf(language)
  const { isRightToLeft, isEastAsian } = script
  const textSize = isEastAsian ? 21 : 22

  /** Fonts of East Asia differ by half in the height they ask for, so lines there have a fixed one and stay on the page. */
  const lineHeight = (size: number) =>
    isEastAsian
      ? { line: Math.round(size * 14.5), lineRule: LineRuleType.EXACT }
      : { line: size > textSize ? 240 : 259, lineRule: LineRuleType.AUTO }

  const run = (text: string, options: IRunOptions = {}) => {
    const turned = isRightToLeft && runsLeftToRight(text)
    return new TextRun({
      ...options,
      text: turned ? leftToRightMark + text + leftToRightMark : text,
      rightToLeft: (isRightToLeft && !turned) || undefined,
    })
  }
  const paragraph = (children: (TextRun | ImageRun)[], options: IParagraphOptions = {}) =>
    new Paragraph({ ...options, bidirectional: isRightToLeft || undefined, children })
  const plain = (text: string, options: IParagraphOptions = {}) => paragraph([run(text)], options)
  const point = (text: string) => plain(text, { numbering: { reference: 'points', level: 0 }, spacing: { after: 40 } })
  return {
    ...script,
    style: resumeStyles[key],
    page,
    measure: page.width - 2 * page.margin,
    textSize,
    lineHeight,
    run,
    paragraph,
    plain,
    point,
  }
}
