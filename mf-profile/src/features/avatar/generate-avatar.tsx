import {
  aiHelpQuery,
  QuotaText,
  useAiConsent,
  useAiErrorText,
  useAiTexts,
  useFocusWhenSpent,
} from '@jobspan/shared-features/ai-help'
import { isApiError } from '@jobspan/shared-kit/api'
import { type AvatarStyle, avatarStyles } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { AiSource } from '@jobspan/shared-kit/contracts/ai/ai-help'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { AvatarCandidate } from '@jobspan/shared-kit/contracts/profile/avatars'
import { Button, Inline, NativeSelect, Notice, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { chooseCandidate, generateCandidates } from './avatar-api.ts'
import { CandidateList } from './candidate-list.tsx'

type Made = { candidates: readonly AvatarCandidate[]; source: AiSource | undefined }

const nothing: Made = { candidates: [], source: undefined }

/** Makes pictures, asking for consent first where a model draws that the member has not consented to. */
const useGeneration = () => {
  const { api, queryClient } = usePlatform()
  const consent = useAiConsent('images')
  const [made, setMade] = useState(nothing)
  const [error, setError] = useState<unknown>()
  const { queryKey } = aiHelpQuery(api)
  const generation = useMutation({
    mutationFn: ({ style, byRules }: { style: AvatarStyle | undefined; byRules: boolean }) =>
      generateCandidates(api, style, byRules),
    onMutate: () => setError(undefined),
    onSuccess: ({ candidates, source, quota }) => {
      setMade((before) => ({ candidates: [...candidates, ...before.candidates], source }))
      queryClient.setQueryData(queryKey, (help) => help && { ...help, quotas: { ...help.quotas, avatar: quota } })
    },
    onError: (reason, { style }) => {
      if (isApiError(reason) && reason.code === errorCode.aiConsentMissing) {
        consent.askAgain({ onAllowed: (byRules) => generation.mutate({ style, byRules }), onError: setError })
        return
      }
      setError(reason)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    made,
    error,
    isGenerating: generation.isPending,
    generate: (style: AvatarStyle | undefined) =>
      consent.ask({ onAllowed: (byRules) => generation.mutate({ style, byRules }), onError: setError }),
    generateByRules: (style: AvatarStyle | undefined) => generation.mutate({ style, byRules: true }),
    discard: () => setMade(nothing),
    dialog: consent.dialog,
  }
}

const Box = styled.div`
  display: grid;
  gap: ${space[16]};
  outline: none;
`

/** Pictures that are made rather than taken: one of those on offer becomes the avatar. */
export function GenerateAvatar({ onSaved }: { onSaved: (user: SessionUser) => void }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const help = useQuery(aiHelpQuery(api)).data
  const quota = help?.quotas.avatar
  const [chosenStyle, setStyle] = useState('')
  const style = (chosenStyle || undefined) as AvatarStyle | undefined
  const [chosen, setChosen] = useState<AvatarCandidate>()
  const make = useRef<HTMLButtonElement>(null)
  const { made, error, isGenerating, generate, generateByRules, discard, dialog } = useGeneration()
  const saving = useMutation({
    mutationFn: (candidate: AvatarCandidate) => chooseCandidate(api, candidate),
    onSuccess: onSaved,
  })
  const count = made.candidates.length
  const hasCandidates = count > 0
  const isSpent = quota?.remaining === 0
  const box = useFocusWhenSpent<HTMLDivElement>(isSpent, `${count}`, make)
  return (
    <Box role="group" aria-label={t('manage.avatar.generate')} tabIndex={-1} ref={box}>
      {dialog}
      <NativeSelect
        label={t('manage.avatar.style')}
        options={[
          { value: '', label: t('manage.avatar.styles.any') },
          ...avatarStyles.map((each) => ({ value: each, label: t(`manage.avatar.styles.${each}`) })),
        ]}
        value={chosenStyle}
        onChange={({ currentTarget }) => setStyle(currentTarget.value)}
      />
      <Inline gap={12}>
        <Button
          variant={hasCandidates ? 'secondary' : 'primary'}
          loading={isGenerating}
          disabled={isSpent}
          onClick={() => generate(style)}
          ref={make}
        >
          {t(hasCandidates ? 'manage.avatar.makeMore' : 'manage.avatar.make')}
        </Button>
        <Text as="span" size={13} tone="soft">
          <span role="status">
            {isGenerating ? t('manage.avatar.making') : hasCandidates ? t('manage.avatar.made') : ''}
          </span>
        </Text>
      </Inline>
      <Failure
        error={error ?? saving.error}
        hasModel={help?.images.source.kind === 'model'}
        onUseRules={() => generateByRules(style)}
      />
      {hasCandidates && (
        <Candidates
          made={made}
          chosen={chosen}
          isSaving={saving.isPending}
          onChoose={setChosen}
          onUse={saving.mutate}
          onDiscard={() => {
            discard()
            setChosen(undefined)
            make.current?.focus()
          }}
        />
      )}
      {quota && <QuotaText quota={quota} />}
    </Box>
  )
}

function Candidates({
  made,
  chosen,
  isSaving,
  onChoose,
  onUse,
  onDiscard,
}: {
  made: Made
  chosen: AvatarCandidate | undefined
  isSaving: boolean
  onChoose: (candidate: AvatarCandidate) => void
  onUse: (candidate: AvatarCandidate) => void
  onDiscard: () => void
}) {
  const t = useTranslations('mf-profile')
  return (
    <>
      <CandidateList candidates={made.candidates} chosen={chosen} onChoose={onChoose} />
      <Text size={13} tone="soft">
        {made.source?.kind === 'model'
          ? t('manage.avatar.madeBy.model', { provider: made.source.name })
          : t('manage.avatar.madeBy.rules')}
      </Text>
      <Inline gap={8}>
        <Button
          disabled={!chosen}
          loading={isSaving}
          onClick={() => {
            if (chosen) onUse(chosen)
          }}
        >
          {t('manage.avatar.use')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('manage.avatar.discard')}
        </Button>
      </Inline>
    </>
  )
}

/** Why none was made, or it was not saved; where a model failed, with the rules in its place. */
function Failure({ error, hasModel, onUseRules }: { error: unknown; hasModel: boolean; onUseRules: () => void }) {
  const aiTexts = useAiTexts()
  const toErrorText = useAiErrorText()
  if (error === undefined || error === null) return null
  const isOfModel = hasModel && isApiError(error) && error.code === errorCode.avatarGenerationFailed
  return (
    <Notice
      severity="error"
      live
      action={
        isOfModel && (
          <Button variant="secondary" size="small" onClick={onUseRules}>
            {aiTexts('consent.rules.images')}
          </Button>
        )
      }
    >
      {toErrorText(error)}
    </Notice>
  )
}
