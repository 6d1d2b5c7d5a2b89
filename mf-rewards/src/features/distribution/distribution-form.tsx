import type { DistributionInfo } from '@jobspan/shared-kit/contracts/rewards/distribution'
import { Button, Heading, Notice, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFieldErrorText, useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { formFields } from '../../form-fields.ts'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { distributionQuery, saveDistribution } from '../../rewards/distribution-queries.ts'
import { FormColumn } from '../../rewards/form-column.tsx'
import { earnedKey } from '../../rewards/grant-queries.ts'
import { rewardLimits } from '../../rewards/reward-limits.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'
import { type DistributionValues, isDeliveryEmpty, isMainlandMobile, toDistribution } from './distribution-values.ts'

type DeliveryFieldsProps = {
  form: UseFormReturn<DistributionValues>
  errorOf: (name: keyof DistributionValues) => string | undefined
  /** Whether gifts are posted to where the member lives. */
  isPossible: boolean
}

function DeliveryFields({ form: { register, getValues }, errorOf, isPossible }: DeliveryFieldsProps) {
  const t = usePayoutTexts()
  const fieldError = useFieldErrorText()
  /** An address is whole, or there is none. */
  const ofDelivery = (check?: (value: string) => string | true) => ({
    validate: (value: string) => {
      if (isDeliveryEmpty(getValues())) return true
      return value.trim() === '' ? fieldError('required') : (check?.(value) ?? true)
    },
  })
  return (
    <Stack gap={16}>
      <Heading level={2} size={18}>
        {t('distribution.gifts')}
      </Heading>
      <Text tone="soft">{t('distribution.mainlandOnly')}</Text>
      {isPossible && (
        <>
          <Text tone="soft">{t('distribution.purged')}</Text>
          <TextField
            label={t('distribution.recipient')}
            error={errorOf('recipient')}
            autoComplete="name"
            maxLength={100}
            {...register('recipient', ofDelivery())}
          />
          <TextField
            label={t('distribution.phone')}
            hint={t('distribution.phoneHint')}
            error={errorOf('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={24}
            {...register(
              'phone',
              ofDelivery((value) => isMainlandMobile(value) || t('distribution.phoneFault')),
            )}
          />
          <TextField
            label={t('distribution.address')}
            hint={t('distribution.addressHint')}
            error={errorOf('address')}
            rows={3}
            autoComplete="street-address"
            maxLength={300}
            {...register(
              'address',
              ofDelivery((value) => value.trim().length >= 5 || t('distribution.addressFault')),
            )}
          />
        </>
      )}
    </Stack>
  )
}

/** The Cwallet ID, and an address where gifts are posted to: the form says where that is before it asks. */
export function DistributionForm({ info }: { info: DistributionInfo }) {
  const t = usePayoutTexts()
  const format = useFormat()
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const form = useForm<DistributionValues>({
    mode: 'onTouched',
    values: {
      cwalletId: info.cwallet_id ?? '',
      recipient: info.delivery?.recipient ?? '',
      phone: info.delivery?.phone ?? '',
      address: info.delivery?.address ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, formState } = form
  const save = useMutation({
    mutationFn: (values: DistributionValues) =>
      saveDistribution(api, toDistribution(values, info.is_delivery_possible)),
    onSuccess: (saved) => {
      queryClient.setQueryData(distributionQuery(api).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: earnedKey })
      notify(t('distribution.saved'), 'success')
    },
  })
  const refusal = useFormRefusal()(save.error, formFields.saveDistributionInfo, toErrorMessage, {
    cwalletId: t('withdraw.fault.cwallet', { digits: format.number(rewardLimits.cwalletIdDigits) }),
  })
  const errorOf = (name: keyof DistributionValues) => formState.errors[name]?.message ?? refusal.fields[name]
  return (
    <FormColumn onSubmit={handleSubmit((values) => save.mutate(values))}>
      {refusal.summary && (
        <Notice severity="error" live>
          {refusal.summary}
        </Notice>
      )}
      <TextField
        label={t('distribution.cwallet')}
        hint={t('withdraw.hint.cwallet', { digits: format.number(rewardLimits.cwalletIdDigits) })}
        error={errorOf('cwalletId')}
        optional
        direction="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...register('cwalletId', {
          validate: (value) =>
            /^(\d{8})?$/.test(value.trim()) ||
            t('withdraw.fault.cwallet', { digits: format.number(rewardLimits.cwalletIdDigits) }),
        })}
      />
      <DeliveryFields form={form} errorOf={errorOf} isPossible={info.is_delivery_possible} />
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('distribution.save')}
        </Button>
      </div>
    </FormColumn>
  )
}
