import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IBorderOptions,
  ImageRun,
  type Paragraph,
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
import { labelGround, resumeStyles, softInk } from './resume-style.ts'
import type { ResumeWriter } from './resume-writer.ts'

const rightToLeftMark = '\u200f'

/** Pixels of a screen, of which a page has 96 to the inch. */
const photoSide = 98

/** A line of its own, so that every program shows it; it has no place where there is no photo. */
export const writePhoto = (
  { style, paragraph }: ResumeWriter,
  { name, dateline }: Resume,
  photo: Buffer | undefined,
): Paragraph[] =>
  photo
    ? [
        paragraph(
          [
            new ImageRun({
              type: 'jpg',
              data: photo,
              transformation: { width: photoSide, height: photoSide },
              altText: { name, title: name, description: name },
            }),
          ],
          { alignment: style.centred && !dateline ? AlignmentType.CENTER : AlignmentType.END },
        ),
      ]
    : []

/** Name, headline and contact, or title and date lines of a form. */
export const writeHead = (writer: ResumeWriter, resume: Resume): Paragraph[] => {
  const { isRightToLeft, style, run, paragraph, plain } = writer
  const alignment = style.centred ? AlignmentType.CENTER : AlignmentType.START
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
    color: style.line,
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

const writeEntry = (
  { run, paragraph, point, measure }: ResumeWriter,
  { title, place, dates, points = [] }: ResumeEntry,
): Paragraph[] => [
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
const writeTable = (
  { isRightToLeft, run, paragraph, measure }: ResumeWriter,
  { widths, rows, hasHead = false }: { widths: number[]; rows: string[][]; hasHead?: boolean },
) =>
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

const writeSection = (writer: ResumeWriter, section: ResumeSection): (Paragraph | Table)[] => {
  const { isEastAsian, run, paragraph, plain, point } = writer
  if ('text' in section) return section.text.split('\n').map((text) => plain(text, { spacing: { after: 40 } }))
  if ('points' in section) return section.points.map(point)
  if ('entries' in section) return section.entries.flatMap((entry) => writeEntry(writer, entry))
  if ('table' in section) return [writeTable(writer, section.table)]
  return section.facts.map(([name, value]) =>
    paragraph([run(`${name}${isEastAsian ? '：' : ': '}`, { bold: true }), run(value)], { spacing: { after: 50 } }),
  )
}

/** The sections, each under its heading, and the closing line. */
export const writeBody = (writer: ResumeWriter, resume: Resume): (Paragraph | Table)[] => [
  ...resume.sections.flatMap((section) => [
    writer.paragraph([writer.run(section.heading)], { heading: HeadingLevel.HEADING_1 }),
    ...writeSection(writer, section),
  ]),
  ...(resume.closing ? [writer.plain(resume.closing, { alignment: AlignmentType.END, spacing: { before: 160 } })] : []),
]
