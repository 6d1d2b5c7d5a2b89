import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PaperSize } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import {
  AlignmentType,
  BorderStyle,
  Document,
  type IBorderOptions,
  type IStylesOptions,
  LevelFormat,
  Packer,
} from 'docx'
import type { Resume } from './resume.ts'
import { writeBody, writeHead, writePhoto } from './resume-content.ts'
import { ink } from './resume-style.ts'
import { createResumeWriter, type ResumeWriter } from './resume-writer.ts'

/** Writes a resume as a Word file (ECMA-376), in real styles, headings and lists; on A4 unless told. `photo` is a square JPEG. */
export const writeResume = (
  resume: Resume,
  key: ResumeTemplateKey,
  { language, paper, photo }: { language: LanguageKey; paper?: PaperSize; photo?: Buffer | undefined },
): Promise<Buffer> => {
  const writer = createResumeWriter(key, language, paper)
  const { page } = writer
  const document = new Document({
    // Whoever fills it in sends it on: nothing in its properties may name somebody else.
    creator: '',
    lastModifiedBy: '',
    description: '',
    title: resume.documentTitle ?? '',
    styles: stylesOf(writer, resume),
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
        children: [...writePhoto(writer, resume, photo), ...writeHead(writer, resume), ...writeBody(writer, resume)],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const stylesOf = (writer: ResumeWriter, resume: Resume): IStylesOptions => {
  const { isRightToLeft, isEastAsian, font, tag, style, textSize, lineHeight } = writer
  const rule: IBorderOptions = {
    style: BorderStyle.SINGLE,
    size: style.rule === 'above' ? 12 : 6,
    color: style.line,
    space: style.rule === 'above' ? 6 : 3,
  }
  return {
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
          size: resume.dateline ? 36 : style.nameSize,
          bold: true,
          color: resume.dateline ? ink : style.ink,
        },
        paragraph: { spacing: { after: resume.dateline ? 120 : 40, ...lineHeight(style.nameSize) } },
      },
      heading1: {
        run: { font, size: 24, bold: true, color: style.ink },
        paragraph: {
          keepNext: true,
          spacing: { before: 250, after: 90, ...lineHeight(24) },
          border: style.rule === 'below' ? { bottom: rule } : style.rule === 'above' ? { top: rule } : {},
        },
      },
    },
  }
}
