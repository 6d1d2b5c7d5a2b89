import { aiHelpQuery, useWriting, WritingBox } from '@jobspan/shared-features/ai-help'
import { type RewriteType, rewriteTypes } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { CareerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { Button, Inline, NativeSelect, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { ChangedText } from './changed-text.tsx'
import { acceptDraft, readSavedElsewhere, rewriteRequest, writeRequest } from './summary-help-api.ts'

/** Saves the draft that is shown. A summary that was saved elsewhere meanwhile is shown in its place, and nothing is saved. */
const useAcceptDraft = (version: number, onAccepted: (saved: CareerSummary) => void) => {
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  return useMutation({
    mutationFn: (text: string) => acceptDraft(api, text, version),
    onSuccess: (saved) => {
      writeProfile(() => ({ career_summary: saved }))
      onAccepted(saved)
    },
    onError: (error) => {
      const current = readSavedElsewhere(error)
      if (current) writeProfile(() => ({ career_summary: current }))
    },
  })
}

/** Writes a draft of the summary beside what stands there: it is the summary once it is accepted. */
export function SummaryHelp({
  summary,
  typed,
  onAccepted,
}: {
  summary: CareerSummary
  /** What stands in the field, saved or not. */
  typed: string
  onAccepted: (saved: CareerSummary) => void
}) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const { data: help } = useQuery(aiHelpQuery(api))
  const preferences = useQuery(profileQuery(api)).data?.preferences ?? []
  const { writing, write, writeByRules, stop, discard, dialog } = useWriting('writing')
  const [chosen, setChosen] = useState<string>()
  const [showsChanges, setShowsChanges] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const accepting = useAcceptDraft(summary.version, onAccepted)
  const preferenceId = Number(chosen ?? preferences[0]?.id ?? 0) || null
  const isOfModel = help?.text.source.kind === 'model'
  const { phase, text } = writing
  const request = writeRequest({ preferenceId })
  const isRunning = phase === 'starting' || phase === 'writing'
  const begin = () => {
    accepting.reset()
    write(request)
  }
  return (
    <Stack gap={12}>
      {dialog}
      <AimSelect preferences={preferences} value={preferenceId} onChange={setChosen} />
      <WritingBox
        writing={writing}
        quota={help?.quotas.writing}
        label={t('summaryHelp.label')}
        begin={t(isOfModel ? 'summaryHelp.begin.model' : 'summaryHelp.begin.rules')}
        onBegin={begin}
        onStop={stop}
        onUseRules={() => writeByRules(request)}
        buttonRef={button}
        actions={
          phase !== 'failed' && (
            <DraftActions
              hasChanges={phase === 'done' && toCleanText(typed) !== ''}
              showsChanges={showsChanges}
              onShowChanges={() => setShowsChanges(!showsChanges)}
              accepting={accepting}
              onAccept={() => accepting.mutate(text)}
              onDiscard={() => {
                discard()
                button.current?.focus()
              }}
            />
          )
        }
      >
        {toCleanText(typed) !== '' && showsChanges ? <ChangedText before={typed} after={text} /> : undefined}
      </WritingBox>
      {!isRunning && (phase === 'done' || (isOfModel && toCleanText(typed) !== '')) && (
        <Rewrites
          label={t(`summaryHelp.rewrite.${!isOfModel ? 'versions' : phase === 'done' ? 'draft' : 'own'}`)}
          disabled={help?.quotas.writing.remaining === 0}
          onRewrite={(type) => {
            button.current?.focus()
            write(rewriteRequest({ preferenceId }, type, phase === 'done' ? text : toCleanText(typed)))
          }}
        />
      )}
    </Stack>
  )
}

function AimSelect({
  preferences,
  value,
  onChange,
}: {
  preferences: readonly { id: number; job_title: string }[]
  value: number | null
  onChange: (value: string) => void
}) {
  const t = useTranslations('mf-profile')
  if (preferences.length < 2) return null
  return (
    <NativeSelect
      label={t('summaryHelp.aim')}
      options={[
        ...preferences.map(({ id, job_title: title }) => ({ value: String(id), label: title })),
        { value: '0', label: t('summaryHelp.noAim') },
      ]}
      value={String(value ?? 0)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function Rewrites({
  label,
  disabled,
  onRewrite,
}: {
  label: string
  disabled: boolean
  onRewrite: (type: RewriteType) => void
}) {
  const t = useTranslations('mf-profile')
  const id = useId()
  return (
    <Inline gap={8}>
      <Text as="span" size={15} tone="soft" id={id}>
        {label}
      </Text>
      {rewriteTypes.map((type) => (
        <Button
          key={type}
          variant="quiet"
          size="small"
          describedBy={id}
          disabled={disabled}
          onClick={() => onRewrite(type)}
        >
          {t(`summaryHelp.type.${type}`)}
        </Button>
      ))}
    </Inline>
  )
}

function DraftActions({
  hasChanges,
  showsChanges,
  onShowChanges,
  accepting,
  onAccept,
  onDiscard,
}: {
  hasChanges: boolean
  showsChanges: boolean
  onShowChanges: () => void
  accepting: { isPending: boolean; error: unknown }
  onAccept: () => void
  onDiscard: () => void
}) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { isPending, error } = accepting
  return (
    <Stack gap={12}>
      {error !== null && (
        <Notice severity="error" live>
          {readSavedElsewhere(error) ? t('summaryHelp.savedElsewhere') : toErrorMessage(error)}
        </Notice>
      )}
      <Inline gap={8}>
        <Button size="small" loading={isPending} onClick={onAccept}>
          {t('summaryHelp.accept')}
        </Button>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('summaryHelp.discard')}
        </Button>
        {hasChanges && (
          <Button variant="quiet" size="small" onClick={onShowChanges}>
            {t(showsChanges ? 'summaryHelp.hideChanges' : 'summaryHelp.showChanges')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
