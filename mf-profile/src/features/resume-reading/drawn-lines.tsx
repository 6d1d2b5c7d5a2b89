import type { DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { color, radius, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { LineList } from './line-list.tsx'
import { hasPlaces, isSameLine } from './source-lines.ts'
import { useScrollToActive } from './use-scroll-to-active.ts'

const Page = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  fill: ${color.ink};
`
const Mark = styled.rect`
  fill: ${color.accentWash};
  stroke: ${color.accent};
  stroke-width: 2;
`

/** Units of a page's width; boxes are parts of it. A4 is as high as this, and Letter little less. */
const pageWidth = 1000
const pageHeight = 1414

const isRightToLeft = (text: string) => /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text)

/** The lines that something was read from: where they stand on their pages, or one below the other where that is not known. */
export function DrawnLines({ lines, active }: { lines: readonly DraftSource[]; active: DraftSource | undefined }) {
  const t = useTranslations('mf-profile')
  const pages = [...new Set(lines.map(({ page }) => page))]
  const arePlaced = hasPlaces(lines)
  const view = useScrollToActive<HTMLDivElement>(active)
  return (
    <div ref={view}>
      <Stack gap={16}>
        {pages.map((page) => {
          const ofPage = lines.filter((line) => line.page === page)
          return (
            <Stack key={page} gap={8}>
              {page !== null && (
                <Text size={13} tone="soft">
                  {t('reading.page', { page })}
                </Text>
              )}
              {arePlaced ? (
                <PagePicture lines={ofPage} active={active} label={t('reading.pageLabel', { page })} />
              ) : (
                <LineList lines={ofPage} active={active} />
              )}
            </Stack>
          )
        })}
      </Stack>
    </div>
  )
}

/** A page drawn of its lines: each where it stands, as long as it is there. */
function PagePicture({
  lines,
  active,
  label,
}: {
  lines: readonly DraftSource[]
  active: DraftSource | undefined
  label: string
}) {
  return (
    <Page viewBox={`0 0 ${pageWidth} ${pageHeight}`} role="img" aria-label={label}>
      {lines.map((source) => {
        if (!source.box) return null
        const { left, top, width, height } = source.box
        const isActive = isSameLine(source, active)
        const rightToLeft = isRightToLeft(source.line)
        const [x, y] = [left * pageWidth, top * pageHeight]
        const [lineWidth, lineHeight] = [width * pageWidth, height * pageHeight]
        return (
          <g key={`${x} ${y} ${source.line}`} data-active={isActive ? '' : undefined}>
            {isActive && <Mark x={x - 6} y={y - 4} width={lineWidth + 12} height={lineHeight + 8} rx={4} />}
            <text
              x={rightToLeft ? x + lineWidth : x}
              y={y + lineHeight * 0.8}
              fontSize={lineHeight * 0.85}
              direction={rightToLeft ? 'rtl' : 'ltr'}
              textLength={lineWidth}
              lengthAdjust="spacingAndGlyphs"
            >
              {source.line}
            </text>
          </g>
        )
      })}
    </Page>
  )
}
