import { QuotaText } from '@jobspan/shared-features/ai-help'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { maxChecksPerDay } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { Button, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { CheckResult } from './check-result.tsx'
import { ModelFindings } from './model-findings.tsx'
import { resumeCheckQuery, runResumeCheck } from './resume-check-api.ts'

/** Takes the focus once a check is there: its button stands below it, or is gone after the last one of the day. */
const Result = styled.div`
  outline: none;
  /* Below the header. */
  scroll-margin-block-start: 96px;
`

/** The resume check: run it, read what would raise the score, mend it, run it again. */
export function ResumeCheck() {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const query = useQuery(resumeCheckQuery(api))
  const run = useMutation({
    mutationFn: () => runResumeCheck(api),
    onSuccess: (state) => queryClient.setQueryData(resumeCheckQuery(api).queryKey, state),
  })
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!run.data) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  }, [run.data])
  return (
    <SettingsSection title={t('check.title')} lead={t('check.lead')}>
      <QueryBoundary query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ check, is_outdated: isOutdated, completion_percent: percent, remaining, resets_at = null }) => (
          <Stack gap={24}>
            {run.error && (
              <Notice severity="error" live>
                {toErrorMessage(run.error)}
              </Notice>
            )}
            {check && percent !== undefined && (
              <Text size={15}>{t('check.completion', { share: format.percent(percent / 100) })}</Text>
            )}
            {check && isOutdated && <Notice>{t('check.outdated')}</Notice>}
            {check && (
              <Result role="group" aria-label={t('check.title')} tabIndex={-1} ref={result}>
                <CheckResult check={check} />
              </Result>
            )}
            {check && <ModelFindings check={check} isOutdated={isOutdated} />}
            <Stack gap={8} align="start">
              {remaining > 0 && (
                <Button variant="secondary" loading={run.isPending} onClick={() => run.mutate()}>
                  {t(check ? 'check.again' : 'check.run')}
                </Button>
              )}
              <QuotaText quota={{ limit: maxChecksPerDay, remaining, resets_at }} />
            </Stack>
          </Stack>
        )}
      </QueryBoundary>
    </SettingsSection>
  )
}
