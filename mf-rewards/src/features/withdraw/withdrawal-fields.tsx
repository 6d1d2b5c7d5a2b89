import type { PayoutNetwork } from '@jobspan/shared-kit/contracts/rewards/programme'
import { RadioGroup, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useFormat } from '@jobspan/shared-kit/i18n'
import { type UseFormReturn, useController } from 'react-hook-form'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { rewardLimits } from '../../rewards/reward-limits.ts'
import { findPointsFault, findTargetFault, type TargetKind } from './check-withdrawal.ts'

export type WithdrawalForm = { network: PayoutNetwork; kind: TargetKind; target: string; points: string }

const networks = ['tron', 'ethereum'] as const satisfies readonly PayoutNetwork[]
const kinds = ['address', 'cwallet'] as const satisfies readonly TargetKind[]

/** What is wrong with a field, in words. */
const useChecks = ({ getValues }: UseFormReturn<WithdrawalForm>, available: number) => {
  const t = usePayoutTexts()
  const format = useFormat()
  const fieldError = useFieldErrorText()
  return {
    target: (value: string) => {
      const { network, kind } = getValues()
      const fault = findTargetFault(network, kind, value)
      if (fault === undefined) return true
      return fault === 'required'
        ? fieldError('required')
        : t(`withdraw.fault.${fault}`, { digits: format.number(rewardLimits.cwalletIdDigits) })
    },
    points: (value: string) => {
      const { network } = getValues()
      const fault = findPointsFault(network, value, available)
      if (fault === undefined) return true
      return t(`withdraw.fault.${fault}`, {
        network: t(`withdraw.network.${network}`),
        minimum: format.number(rewardLimits.minimumPoints[network]),
        step: format.number(rewardLimits.pointStep),
        available: format.number(available),
      })
    },
  }
}

/** Network, target and points; each is checked as it is left. */
export function WithdrawalFields({
  form,
  available,
  fieldErrors,
}: {
  form: UseFormReturn<WithdrawalForm>
  available: number
  fieldErrors: Readonly<Record<string, string | undefined>>
}) {
  const t = usePayoutTexts()
  const format = useFormat()
  const checks = useChecks(form, available)
  const { control, register, formState, watch, trigger } = form
  // What was said of one network is not true of the other.
  const recheck = () => void (formState.isSubmitted && trigger(['target', 'points']))
  const network = useController({ control, name: 'network', rules: { onChange: recheck } })
  const kind = useController({ control, name: 'kind', rules: { onChange: recheck } })
  const { errors } = formState
  return (
    <Stack gap={24}>
      <RadioGroup
        label={t('withdraw.networkLabel')}
        options={networks.map((value) => ({
          value,
          label: t(`withdraw.network.${value}`),
          detail: t('withdraw.minimum', { points: format.number(rewardLimits.minimumPoints[value]) }),
        }))}
        value={network.field.value}
        onChange={network.field.onChange}
      />
      <RadioGroup
        label={t('withdraw.kindLabel')}
        options={kinds.map((value) => ({ value, label: t(`withdraw.kind.${value}`) }))}
        value={kind.field.value}
        onChange={kind.field.onChange}
      />
      <TextField
        label={t(`withdraw.kind.${watch('kind')}`)}
        hint={t(`withdraw.hint.${watch('kind')}`, { digits: format.number(rewardLimits.cwalletIdDigits) })}
        error={errors.target?.message ?? fieldErrors.target}
        direction="ltr"
        autoComplete="off"
        inputMode={watch('kind') === 'cwallet' ? 'numeric' : 'text'}
        maxLength={100}
        {...register('target', { validate: checks.target })}
      />
      <TextField
        label={t('withdraw.pointsLabel')}
        hint={t('withdraw.pointsHint', {
          step: format.number(rewardLimits.pointStep),
          available: format.number(available),
        })}
        error={errors.points?.message ?? fieldErrors.points}
        direction="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...register('points', { validate: checks.points })}
      />
    </Stack>
  )
}
