import { resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import type { DraftSource, ResumeDraft } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { ButtonLink, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { Outdent } from '../../settings/outdent.tsx'
import { DrawnLines } from './drawn-lines.tsx'
import { LineList } from './line-list.tsx'
import { PdfPages } from './pdf-pages.tsx'
import type { ReadingSource } from './reading-api.ts'
import { linesOf } from './source-lines.ts'

/** The file beside what was read of it; the line that is asked for is marked and brought into view. */
export function SourceView({
  draft,
  source,
  active,
}: {
  draft: ResumeDraft
  source: ReadingSource
  active: DraftSource | undefined
}) {
  const t = useTranslations('mf-profile')
  const lines = useMemo(() => linesOf(draft), [draft])
  return (
    <Stack gap={16}>
      {draft.kind === 'pdf' && source !== 'json' ? (
        <PdfPages path={resumeFilePath(source)} pageCount={draft.page_count ?? 1} lines={lines} active={active} />
      ) : (
        <DrawnLines lines={lines} active={active} />
      )}
      {source !== 'json' && (
        <Outdent>
          <ButtonLink variant="quiet" size="small" icon={Download} href={resumeFilePath(source)} download>
            {t('reading.original')}
          </ButtonLink>
        </Outdent>
      )}
      {draft.unread_lines.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            {t('reading.unread')}
          </Heading>
          <Text size={15} tone="soft">
            {t('reading.unreadLead')}
          </Text>
          <LineList lines={draft.unread_lines} />
        </Stack>
      )}
    </Stack>
  )
}
