/** Where a line stands on its page, in parts of the page's width and height from its left upper corner. */
type LineBox = { left: number; top: number; width: number; height: number }

/** A line of a resume, as a reader sees it. */
export type TextLine = {
  /** From 1; null in a file without pages. */
  page: number | null
  /** Its cells with two spaces between them. */
  text: string
  /** What wide gaps part, such as a title and its dates at the other side. */
  cells: string[]
  box: LineBox | null
  /** What is free behind it up to the edge of its column, in parts of the page's width; null in a file without pages. */
  room: number | null
  /** Height of the letters of its largest cell, in points; in a DOCX a heading has more, the higher it is. */
  size: number
  /** Whether it is set in another font than most of the text, such as bold. */
  isEmphasized: boolean
  /** The distance to the line above, in line heights; large before a new block. */
  gap: number
  /** Whether it is an item of a list. */
  isListItem: boolean
}

/** What a file says, before anything of it is understood. */
export type ResumeText = {
  kind: 'pdf' | 'docx'
  pageCount: number | null
  lines: TextLine[]
  /** The JSON Resume that a PDF carries; null where there is none. */
  attachment: string | null
}

/** Why a file cannot be read. */
export type ReadingFailure = 'withoutText' | 'encrypted' | 'tooLong' | 'unreadable' | 'noJsonResume'

export class ReadingError extends Error {
  readonly failure: ReadingFailure

  constructor(failure: ReadingFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Longer than any text of a profile may be: what stands behind it in a line is left out. */
export const maxLineLength = 5_000
