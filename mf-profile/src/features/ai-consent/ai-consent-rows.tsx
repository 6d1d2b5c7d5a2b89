import { aiHelpQuery } from '@jobspan/shared-features/ai-help/query'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import { type AiPurpose, aiPurposes } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { SettingRow } from '../../settings/setting-row.tsx'

/** To which providers of AI help the member has consented. Nothing where no model is configured. */
export function AiConsentRows() {
  const { api } = usePlatform()
  const { data: help } = useQuery(aiHelpQuery(api))
  return aiPurposes.map((purpose) => {
    const state = help?.[purpose]
    if (state?.source.kind !== 'model') return null
    return (
      <AiConsentRow
        key={purpose}
        purpose={purpose}
        provider={state.source.name ?? ''}
        consentedAt={state.consented_at}
      />
    )
  })
}

function AiConsentRow({
  purpose,
  provider,
  consentedAt,
}: {
  purpose: AiPurpose
  provider: string
  consentedAt: string | null
}) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const toErrorMessage = useErrorMessage()
  const { api, notify, queryClient } = usePlatform()
  const withdrawal = useMutation({
    mutationFn: async () => {
      const { withdrawAiConsent } = await import('@jobspan/shared-kit/contracts/ai/ai-help')
      return api.call(withdrawAiConsent, { params: { purpose } })
    },
    onSuccess: (help) => {
      queryClient.setQueryData(aiHelpQuery(api).queryKey, help)
      notify(t('aiConsent.withdrawn'), 'success')
    },
  })
  return (
    <SettingRow
      label={t(`aiConsent.label.${purpose}`)}
      hint={consentedAt === null ? t('aiConsent.none', { provider }) : t('aiConsent.lead', { provider })}
      actions={
        consentedAt === null
          ? []
          : [
              {
                id: 'withdraw',
                label: t('aiConsent.withdraw'),
                loading: withdrawal.isPending,
                onPress: () => withdrawal.mutate(),
              },
            ]
      }
    >
      {consentedAt !== null && <Text size={15}>{t('aiConsent.given', { date: dayOf(consentedAt, 'long') })}</Text>}
      {withdrawal.error && (
        <span role="alert">
          <Text size={15} tone="danger">
            {toErrorMessage(withdrawal.error)}
          </Text>
        </span>
      )}
    </SettingRow>
  )
}
