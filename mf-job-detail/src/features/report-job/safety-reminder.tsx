import { Button, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from '../../job/section.tsx'
import { useReadPartTexts } from '../../read-part-texts/use-read-part-texts.ts'

const Measure = styled.div`
  max-inline-size: 68ch;
`

/** How to stay safe, and the way to report a job that is not what it says. */
export function SafetyReminder({ jobId }: { jobId: number }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useReadPartTexts()
  const dialog = useLazyModule(() => import('./report-dialog.tsx'), t('notLoaded'))
  return (
    <Section title={tPart('safety.title')}>
      <Stack gap={16} align="start">
        <Measure>
          <Text tone="soft">{tPart('safety.body')}</Text>
        </Measure>
        <Button
          variant="secondary"
          size="small"
          icon={Flag}
          hasPopup="dialog"
          onClick={dialog.open}
          {...preloadOverlaysProps}
        >
          {tPart('report.button')}
        </Button>
      </Stack>
      {dialog.module && <dialog.module.ReportDialog jobId={jobId} open={dialog.isOpen} onClose={dialog.close} />}
    </Section>
  )
}
