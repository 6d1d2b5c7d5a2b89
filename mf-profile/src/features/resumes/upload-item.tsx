import { Button, Inline, Progress, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { InlineError } from '../../profile-completion/inline-error.tsx'
import { FileIcon } from '../../settings/file-icon.tsx'
import { IconRow } from '../../settings/icon-row.tsx'
import type { Upload } from './use-uploads.ts'

/** A file on its way, or why it did not arrive. */
export function UploadItem({
  upload,
  onRetry,
  onDrop,
}: {
  upload: Upload
  /** None where sending it again is of no use. */
  onRetry: (() => void) | undefined
  onDrop: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const titleId = useId()
  const { file, progress: share, errorMessage } = upload
  return (
    <IconRow
      mark={<FileIcon glyph={FileUp} tone={errorMessage ? 'danger' : 'plain'} />}
      action={
        <Inline gap={4} wrap={false}>
          {errorMessage !== undefined && onRetry && (
            <Button variant="quiet" size="small" describedBy={titleId} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button variant="quiet" size="small" describedBy={titleId} onClick={onDrop}>
            {t(errorMessage === undefined ? 'cancel' : 'remove')}
          </Button>
        </Inline>
      }
    >
      <Text weight="semibold" id={titleId}>
        <bdi>{file.name}</bdi>
      </Text>
      {errorMessage === undefined ? (
        <Stack gap={8}>
          <Text size={13} tone="soft" numeric>
            {share < 1 ? t('resume.sending', { share: format.percent(share) }) : t('resume.checking')}
          </Text>
          <Progress label={t('resume.progress', { name: file.name })} value={share} max={1} />
        </Stack>
      ) : (
        <InlineError>{errorMessage}</InlineError>
      )}
    </IconRow>
  )
}
