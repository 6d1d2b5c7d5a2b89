import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/resume-templates'
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Resume, ResumeEntry, ResumeSection } from './resume.ts'
import { ink, labelGround, resumeStyles, scriptOf, softInk } from './resume-style.ts'

/** A4 with margins of 2 cm, in twentieths of a point. */
const page = { width: 11_906, height: 16_838, margin: 1134 }
const measure = page.width - 2 * page.margin

/** What must run left to right within Arabic: addresses, phone numbers, names of programs. Dates alone follow the text. */
const runsLeftToRight = (text: string) => /^[+\p{Script=Latin}]/u.test(text) && !/\p{Script=Arabic}/u.test(text)
const leftToRightMark = '\u200e'
const rightToLeftMark = '\u200f'

/** Writes an example resume as a Word file (ECMA-376), one page long, in real styles, headings and lists. */
export const writeResume = (resume: Resume, key: ResumeTemplateKey, language: LanguageKey): Promise<Buffer> => {
  const { isRightToLeft, isEastAsian, font, tag } = scriptOf(language)
  const look = resumeStyles[key]
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
  const paragraph = (children: TextRun[], options: IParagraphOptions = {}) =>
    new Paragraph({ ...options, bidirectional: isRightToLeft || undefined, children })
  const plain = (text: string, options: IParagraphOptions = {}) => paragraph([run(text)], options)
  const point = (text: string) => plain(text, { numbering: { reference: 'points', level: 0 }, spacing: { after: 40 } })

  const head = (): Paragraph[] => {
    const alignment = look.centred ? AlignmentType.CENTER : AlignmentType.START
    if (resume.dateline) {
      return [
        paragraph([run(resume.documentTitle ?? resume.name)], {
          heading: HeadingLevel.TITLE,
          alignment: AlignmentType.CENTER,
        }),
        ...resume.dateline.map((line) => plain(line, { alignment: AlignmentType.END })),
      ]
    }
    const separator = run(isRightToLeft ? `${rightToLeftMark}   |   ${rightToLeftMark}` : '   |   ', {
      color: look.line,
    })
    return [
      paragraph([run(resume.name)], { heading: HeadingLevel.TITLE, alignment }),
      paragraph([run(resume.headline, { size: 26, color: softInk })], { alignment, spacing: { after: 60 } }),
      paragraph(
        resume.contact.flatMap((part, index) => (index ? [separator, run(part)] : [run(part)])),
        { alignment },
      ),
    ]
  }

  const entry = ({ title, place, dates, points = [] }: ResumeEntry): Paragraph[] => [
    paragraph([run(title, { bold: true }), new TextRun({ children: ['\t'] }), run(dates, { color: softInk })], {
      tabStops: [{ type: TabStopType.RIGHT, position: measure }],
      keepNext: true,
      spacing: { before: 120, after: 20 },
    }),
    ...(place
      ? [paragraph([run(place, { color: softInk })], { keepNext: points.length > 0, spacing: { after: 40 } })]
      : []),
    ...points.map(point),
  ]

  const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: resumeStyles.classic.line }
  const form = ({ widths, rows, hasHead = false }: { widths: number[]; rows: string[][]; hasHead?: boolean }) =>
    new Table({
      width: { size: measure, type: WidthType.DXA },
      layout: TableLayoutType.FIXED,
      columnWidths: widths.map((share) => Math.round((share / 100) * measure)),
      visuallyRightToLeft: isRightToLeft || undefined,
      borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
      rows: rows.map(
        (cells, row) =>
          new TableRow({
            cantSplit: true,
            tableHeader: hasHead && row === 0,
            children: cells.map((text, column) => {
              const isLabel = hasHead ? row === 0 : column % 2 === 0 && cells.length > 1
              return new TableCell({
                width: { size: Math.round(((widths[column] ?? 0) / 100) * measure), type: WidthType.DXA },
                margins: { top: 50, bottom: 50, left: 110, right: 110 },
                shading: isLabel ? { type: ShadingType.CLEAR, fill: labelGround, color: 'auto' } : undefined,
                children: text.split('\n').map((part) => paragraph([run(part, { bold: isLabel })])),
              })
            }),
          }),
      ),
    })

  const body = (section: ResumeSection): (Paragraph | Table)[] => {
    if ('text' in section) return section.text.split('\n').map((text) => plain(text, { spacing: { after: 40 } }))
    if ('points' in section) return section.points.map(point)
    if ('entries' in section) return section.entries.flatMap(entry)
    if ('table' in section) return [form(section.table)]
    return section.facts.map(([name, value]) =>
      paragraph([run(`${name}${isEastAsian ? '：' : ': '}`, { bold: true }), run(value)], { spacing: { after: 50 } }),
    )
  }

  const rule: IBorderOptions = {
    style: BorderStyle.SINGLE,
    size: look.rule === 'above' ? 12 : 6,
    color: look.line,
    space: look.rule === 'above' ? 6 : 3,
  }
  const document = new Document({
    // Whoever fills it in sends it on: nothing in its properties may name somebody else.
    creator: '',
    lastModifiedBy: '',
    description: '',
    title: resume.documentTitle ?? '',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: textSize,
            color: ink,
            language: isRightToLeft
              ? { value: 'en-US', bidirectional: tag }
              : isEastAsian
                ? { value: 'en-US', eastAsia: tag }
                : { value: tag },
          },
          paragraph: { spacing: { ...lineHeight(textSize), after: 0 } },
        },
        title: {
          run: {
            font,
            size: resume.dateline ? 36 : look.nameSize,
            bold: true,
            color: resume.dateline ? ink : look.ink,
          },
          paragraph: { spacing: { after: resume.dateline ? 120 : 40, ...lineHeight(look.nameSize) } },
        },
        heading1: {
          run: { font, size: 24, bold: true, color: look.ink },
          paragraph: {
            keepNext: true,
            spacing: { before: 250, after: 90, ...lineHeight(24) },
            border: look.rule === 'below' ? { bottom: rule } : look.rule === 'above' ? { top: rule } : {},
          },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 300, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        children: [
          ...head(),
          ...resume.sections.flatMap((section) => [
            paragraph([run(section.heading)], { heading: HeadingLevel.HEADING_1 }),
            ...body(section),
          ]),
          ...(resume.closing
            ? [plain(resume.closing, { alignment: AlignmentType.END, spacing: { before: 160 } })]
            : []),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
