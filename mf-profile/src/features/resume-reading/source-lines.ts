import type { DraftSource, ResumeDraft } from '@jobspan/shared-kit/contracts/profile/resume-reading'

export const isSameLine = (one: DraftSource, other: DraftSource | undefined): boolean =>
  other !== undefined &&
  one.page === other.page &&
  one.line === other.line &&
  one.box?.top === other.box?.top &&
  one.box?.left === other.box?.left

/** Every line that something was read from, once, from the top of the first page on. */
export const linesOf = ({ sections }: ResumeDraft): DraftSource[] => {
  const lines: DraftSource[] = []
  for (const { items } of sections)
    for (const { fields } of items)
      for (const { source } of fields) if (source && !lines.some((line) => isSameLine(line, source))) lines.push(source)
  const place = ({ page, box }: DraftSource) => (page ?? 0) + (box?.top ?? 0)
  return lines.sort((one, other) => place(one) - place(other))
}

/** Whether it is known of every line where on its page it stands. */
export const hasPlaces = (lines: readonly DraftSource[]): boolean =>
  lines.length > 0 && lines.every((line) => line.box !== null)
