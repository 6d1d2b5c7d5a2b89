import type { DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { SkeletonBlock, SkeletonRegion, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DrawnLines } from './drawn-lines.tsx'
import { PageSheet, Sheet } from './page-sheet.tsx'
import { hasPlaces } from './source-lines.ts'
import { useIsNear } from './use-is-near.ts'
import { usePdf } from './use-pdf.ts'

/** As high as most pages are, until it is known of the file. */
const usualRatio = 210 / 297

/** The pages of a PDF with the active line marked on them; drawn of their lines where the file itself cannot be shown. */
export function PdfPages({
  path,
  pageCount,
  lines,
  active,
}: {
  path: string
  pageCount: number
  lines: readonly DraftSource[]
  active: DraftSource | undefined
}) {
  const t = useTranslations('mf-profile')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [isWanted, setWanted] = useState(false)
  // Who asks for a line at the end of a long draft is below the file, which then comes into view by its mark.
  if ((isNear || active) && !isWanted) setWanted(true)
  const { pages, isFailed } = usePdf(path, isWanted)
  const start = useRef<HTMLSpanElement>(null)
  const isOpening = !pages && !isFailed
  useEffect(() => {
    if (active && isOpening) start.current?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpening])
  return (
    <div ref={place}>
      <span ref={start} />
      {isFailed ? (
        <Stack gap={16}>
          <Text size={15} tone="soft">
            {t('reading.notShown')}
          </Text>
          <DrawnLines lines={lines} active={active} />
        </Stack>
      ) : pages ? (
        <Stack gap={16}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never move.
            <Numbered key={index} number={index + 1}>
              <PageSheet
                page={page}
                label={t('reading.page', { page: index + 1 })}
                lines={lines.filter((line) => line.page === index + 1)}
                active={active}
              />
            </Numbered>
          ))}
          {!hasPlaces(lines) && <DrawnLines lines={lines} active={active} />}
        </Stack>
      ) : (
        <SkeletonRegion>
          <Stack gap={16}>
            {Array.from({ length: pageCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sheets are alike and never move.
              <Numbered key={index} number={index + 1}>
                <Sheet style={{ aspectRatio: usualRatio }}>
                  <SkeletonBlock height="100%" />
                </Sheet>
              </Numbered>
            ))}
          </Stack>
        </SkeletonRegion>
      )}
    </div>
  )
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  const t = useTranslations('mf-profile')
  return (
    <Stack gap={8}>
      <Text size={13} tone="soft">
        {t('reading.page', { page: number })}
      </Text>
      {children}
    </Stack>
  )
}
