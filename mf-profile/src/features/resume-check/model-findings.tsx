import { aiHelpQuery, QuotaText, useAiConsent, useAiErrorText } from '@jobspan/shared-features/ai-help'
import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { ResumeCheck, ResumeFinding } from '@jobspan/shared-kit/contracts/profile/resume-check'
import { Button, color, Heading, Inline, Notice, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { findInResume, resumeCheckQuery } from './resume-check-api.ts'

const List = styled.ul`
  border-block-start: 1px solid ${color.line};

  & > li {
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }
`

/** Takes the focus from the button that it takes the place of. */
const Result = styled.div`
  outline: none;
`

/** Asks the model, with consent first. What it answered is part of the check from then on. */
const useFindings = () => {
  const { api, queryClient } = usePlatform()
  const consent = useAiConsent('text', { offersRules: false })
  const [error, setError] = useState<unknown>(null)
  const { queryKey } = resumeCheckQuery(api)
  const asking = useMutation({
    mutationFn: () => findInResume(api),
    onMutate: () => setError(null),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: (reason) => {
      if (isApiError(reason) && reason.code === errorCode.aiConsentMissing) {
        consent.askAgain({ onAllowed, onError: setError })
        return
      }
      setError(reason)
      // It may have been answered all the same, or the profile has changed meanwhile.
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: aiHelpQuery(api).queryKey }),
  })
  const onAllowed = () => asking.mutate()
  return {
    error,
    isAsking: asking.isPending,
    ask: () => consent.ask({ onAllowed, onError: setError }),
    dialog: consent.dialog,
  }
}

/**
 * What a model finds, beside the rules and apart from the score. Shown where a model is configured, or has answered about this check.
 */
export function ModelFindings({ check, isOutdated }: { check: ResumeCheck; isOutdated: boolean }) {
  const t = useTranslations('mf-profile')
  const toErrorText = useAiErrorText()
  const { api } = usePlatform()
  const { data: help } = useQuery(aiHelpQuery(api))
  const { error, isAsking, ask, dialog } = useFindings()
  const { findings } = check
  const result = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (findings && hasAsked.current) result.current?.focus()
  }, [findings])
  const provider = findings?.provider ?? help?.text.source.name
  const isOfModel = help?.text.source.kind === 'model'
  if (!provider || !(findings || (isOfModel && !isOutdated))) return null
  return (
    <Stack gap={12}>
      {dialog}
      <Heading level={3} size={18}>
        {t('check.findings.title', { provider })}
      </Heading>
      <Text size={13} tone="soft">
        {t('check.findings.note')}
      </Text>
      {error !== null && (
        <Notice severity="error" live>
          {toErrorText(error)}
        </Notice>
      )}
      {findings ? (
        <Result role="group" aria-label={t('check.findings.title', { provider })} tabIndex={-1} ref={result}>
          <FindingList items={findings.items} />
        </Result>
      ) : (
        <>
          <Inline gap={12}>
            <Button
              variant="secondary"
              loading={isAsking}
              disabled={help?.quotas.findings.remaining === 0}
              onClick={() => {
                hasAsked.current = true
                ask()
              }}
            >
              {t('check.findings.ask')}
            </Button>
            <Text as="span" size={13} tone="soft">
              <span role="status">{isAsking && t('check.findings.asking')}</span>
            </Text>
          </Inline>
          {help && <QuotaText quota={help.quotas.findings} />}
        </>
      )}
    </Stack>
  )
}

function FindingList({ items }: { items: readonly ResumeFinding[] }) {
  const t = useTranslations('mf-profile')
  if (items.length === 0)
    return (
      <Text size={15}>
        <span role="status">{t('check.findings.none')}</span>
      </Text>
    )
  return (
    <List role="list">
      {items.map(({ section, quote, advice }) => (
        <li key={`${section} ${quote} ${advice}`}>
          <Stack gap={4}>
            <Text size={13} tone="soft" weight="semibold">
              {t(`check.findings.section.${section}`)}
            </Text>
            <Text size={15} direction="auto">
              {advice}
            </Text>
            {quote && (
              <Text size={13} tone="soft">
                {t('check.evidence', { line: isolateBidi(quote) })}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </List>
  )
}
