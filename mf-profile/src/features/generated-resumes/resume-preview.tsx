import {
  type ResumePreviewOptions,
  resumePreviewAddress,
} from '@jobspan/shared-kit/contracts/generated-resume-constants'
import { Button, color, radius, SkeletonBlock, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { styled } from 'styled-components'

const Sheet = styled.div<{ $letter: boolean }>`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow: hidden;
  /* Paper is white in the dark, too. */
  background: #ffffff;
  aspect-ratio: ${({ $letter }) => ($letter ? '8.5 / 11' : '210 / 297')};
  max-block-size: 80vh;
  overflow-y: auto;
`
const Picture = styled.img<{ $stale: boolean }>`
  display: block;
  inline-size: 100%;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
`

/** The resume as it will be, drawn by the server of the member's own profile. The picture before stands until the next one is there. */
export function ResumePreview({ options }: { options: ResumePreviewOptions }) {
  const t = useTranslations('mf-profile')
  const [attempt, setAttempt] = useState(0)
  const wanted = `${resumePreviewAddress(options)}${attempt > 0 ? `&attempt=${attempt}` : ''}`
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState<string>()
  return (
    <Stack gap={8}>
      {failed === wanted && (
        <Stack gap={8} align="start">
          <Text size={15} tone="soft">
            {t('generated.previewFailed')}
          </Text>
          <Button variant="secondary" size="small" onClick={() => setAttempt((count) => count + 1)}>
            {t('generated.retry')}
          </Button>
        </Stack>
      )}
      <Sheet
        $letter={options.paper === 'us-letter'}
        role="region"
        aria-label={t('generated.preview')}
        aria-busy={shown !== wanted && failed !== wanted}
        tabIndex={0}
      >
        {shown === undefined && failed !== wanted && <SkeletonBlock height="100%" />}
        {shown !== undefined && <Picture src={shown} alt={t('generated.preview')} $stale={shown !== wanted} />}
        {shown !== wanted && (
          // Loaded out of sight, so that the page never shows half a picture.
          <img
            key={wanted}
            src={wanted}
            alt=""
            hidden
            onLoad={() => setShown(wanted)}
            onError={() => setFailed(wanted)}
          />
        )}
      </Sheet>
    </Stack>
  )
}
