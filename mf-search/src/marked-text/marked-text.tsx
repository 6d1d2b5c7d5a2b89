import type { TextRange } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { Fragment } from 'react'

/** A text whose marked parts stand out, such as letters that were mended. Marks come in order and do not overlap. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly TextRange[] }) => (
  <bdi>
    {marks.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.end ?? 0, start)}
        <b>{text.slice(start, end)}</b>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </bdi>
)
