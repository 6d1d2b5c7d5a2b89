import type { DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { color, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { LineList } from './line-list.tsx'
import type { PdfPage } from './open-pdf.ts'
import { isSameLine } from './source-lines.ts'
import { useIsNear } from './use-is-near.ts'
import { usePixelWidth } from './use-pixel-width.ts'
import { useScrollToActive } from './use-scroll-to-active.ts'

export const Sheet = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow: hidden;
  /* Paper is white in the dark, too. */
  background: #ffffff;
`
const Paper = styled.div`
  position: absolute;
  inset: 0;

  & > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`
/** Some pixels around a line. */
const air = 5
const Mark = styled.div`
  position: absolute;
  border: 2px solid ${color.accent};
  border-radius: 4px;
  background: ${color.accentWash};
  /* What stands below stays black on it. */
  mix-blend-mode: multiply;
  /* Clear of what sticks to the edges of the window, and with the lines around it. */
  scroll-margin-block: 8rem;
`

/** A page of a PDF as it looks, painted while it is near. Its lines that were read are read by screen readers, too. */
export function PageSheet({
  page,
  label,
  lines,
  active,
}: {
  page: PdfPage
  label: string
  lines: readonly DraftSource[]
  active: DraftSource | undefined
}) {
  const sheet = useScrollToActive<HTMLDivElement>(active)
  const paper = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(sheet)
  const pixelWidth = usePixelWidth(sheet)
  useEffect(() => {
    const abort = new AbortController()
    if (isNear && pixelWidth > 0)
      page.paint(pixelWidth, abort.signal).then(
        (canvas) => paper.current?.replaceChildren(canvas),
        // What stands on the paper stays: white, or the page as it was painted before.
        () => undefined,
      )
    return () => abort.abort()
  }, [page, isNear, pixelWidth])
  useEffect(() => {
    if (isNear) return
    paper.current?.replaceChildren()
    page.free()
  }, [page, isNear])
  const mark = lines.find((line) => isSameLine(line, active))?.box
  return (
    // Places count from the left edge of the paper in every language.
    <Sheet ref={sheet} dir="ltr" style={{ aspectRatio: page.width / page.height }}>
      <Paper ref={paper} role="img" aria-label={label} />
      {mark && (
        <Mark
          data-active=""
          // Its colours are those of white paper.
          data-theme="light"
          style={{
            insetInlineStart: `calc(${mark.left * 100}% - ${air}px)`,
            insetBlockStart: `calc(${mark.top * 100}% - ${air}px)`,
            inlineSize: `calc(${mark.width * 100}% + ${air * 2}px)`,
            blockSize: `calc(${mark.height * 100}% + ${air * 2}px)`,
          }}
        />
      )}
      <VisuallyHidden as="div">
        <LineList lines={lines} />
      </VisuallyHidden>
    </Sheet>
  )
}
