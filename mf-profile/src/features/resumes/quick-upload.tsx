import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import {
  Button,
  color,
  Heading,
  Inline,
  Notice,
  radius,
  Stack,
  space,
  Text,
  visuallyHidden,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { setQuickUpload } from '../../profile-completion/resume-flags.ts'
import type { CompletionFlow } from '../../profile-completion/steps.ts'
import { UploadItem } from './upload-item.tsx'
import { useUploads } from './use-uploads.ts'

const Box = styled.section`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
`
const Picker = styled.input`
  ${visuallyHidden}
`

/** Binary Word files are sent, but not read. */
const readable = '.pdf,.docx'

/** A resume in place of typing: what it says is reviewed once the first steps are done (docs/product-rules.md#five-steps). */
export function QuickUpload({ resumes, flow }: { resumes: readonly Resume[]; flow: CompletionFlow }) {
  const t = useTranslations('mf-profile')
  const titleId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, textless, remainingCount, add, retry, cancelUpload } = useUploads(
    resumes.length,
    ({ kind }, hasText) => {
      if (hasText && kind !== 'doc') setQuickUpload(true)
    },
  )
  const [newest] = resumes
  if (flow === 'uploaded' && newest)
    return (
      <Notice
        severity="success"
        live
        action={
          <Button variant="secondary" size="small" onClick={() => setQuickUpload(false)}>
            {t('quick.typeInstead')}
          </Button>
        }
      >
        {t('quick.ready', { name: isolateBidi(`${newest.filename}.${newest.kind}`) })}
      </Notice>
    )
  return (
    <Box aria-labelledby={titleId}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} size={18} id={titleId}>
            {t('quick.title')}
          </Heading>
          <Text size={15} tone="soft">
            {t('quick.lead')}
          </Text>
        </Stack>
        {uploads.map((upload) => (
          <UploadItem
            key={upload.key}
            upload={upload}
            onRetry={upload.canRetry ? () => retry(upload) : undefined}
            onDrop={() => cancelUpload(upload.key)}
          />
        ))}
        {textless.map((name) => (
          <Notice key={name} severity="warning" live>
            {t('resume.noText', { name: isolateBidi(name) })}
          </Notice>
        ))}
        <Inline gap={8}>
          {remainingCount > 0 && (
            <Button variant="secondary" icon={Upload} onClick={() => picker.current?.click()}>
              {t('quick.choose')}
            </Button>
          )}
          {newest && newest.kind !== 'doc' && (
            <Button variant="secondary" onClick={() => setQuickUpload(true)}>
              {t('quick.use', { name: isolateBidi(`${newest.filename}.${newest.kind}`) })}
            </Button>
          )}
        </Inline>
        <Picker
          ref={picker}
          type="file"
          accept={readable}
          tabIndex={-1}
          aria-label={t('quick.choose')}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </Stack>
    </Box>
  )
}
