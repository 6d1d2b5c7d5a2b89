import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import {
  type ResumePreviewOptions,
  resumePreviewAddress,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { Button, color, Notice, radius, SkeletonBlock, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { findPictureProblem } from './generated-resumes-api.ts'

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

/** What is too long stays so until the member changes something. */
const isLasting = (error: unknown): boolean => isApiError(error) && error.code === errorCode.previewTooLong

/** A picture that is not wanted any longer is not drawn to its end: a member has one place. */
const cancelWhenGone = (image: HTMLImageElement | null) => () => {
  if (image && !image.complete) image.removeAttribute('src')
}

/** The resume as it will be, drawn by the server of the member's own profile. The picture before stands until the next one is there. */
export function ResumePreview({ options }: { options: ResumePreviewOptions }) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { locale } = usePlatform()
  const [attempt, setAttempt] = useState(0)
  const wanted = `${resumePreviewAddress(options)}${attempt > 0 ? `&attempt=${attempt}` : ''}`
  const [shown, setShown] = useState<string>()
  const [failure, setFailure] = useState<{ address: string; error: unknown }>()
  const failed = failure?.address === wanted ? failure : undefined
  const findProblem = async () => setFailure({ address: wanted, error: await findPictureProblem(wanted, locale) })
  return (
    <Stack gap={8}>
      {failed && (
        <Notice
          severity="warning"
          live
          action={
            !isLasting(failed.error) && (
              <Button variant="secondary" size="small" onClick={() => setAttempt((count) => count + 1)}>
                {t('generated.retry')}
              </Button>
            )
          }
        >
          {failed.error ? toErrorMessage(failed.error) : t('generated.previewFailed')}
        </Notice>
      )}
      <Sheet
        $letter={options.paper === 'us-letter'}
        role="region"
        aria-label={t('generated.preview')}
        aria-busy={shown !== wanted && !failed}
        tabIndex={0}
      >
        {shown === undefined && !failed && <SkeletonBlock height="100%" />}
        {shown !== undefined && <Picture src={shown} alt={t('generated.preview')} $stale={shown !== wanted} />}
        {shown !== wanted && (
          // Loaded out of sight, so that the page never shows half a picture.
          <img
            key={wanted}
            ref={cancelWhenGone}
            src={wanted}
            alt=""
            hidden
            onLoad={() => setShown(wanted)}
            onError={() => void findProblem()}
          />
        )}
      </Sheet>
    </Stack>
  )
}
