import type { Programme } from '@jobspan/shared-kit/contracts/rewards/programme'
import { Button, color, Heading, Inline, Notice, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { FormColumn } from '../../rewards/form-column.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalFields, type WithdrawalForm as WithdrawalValues } from './withdrawal-fields.tsx'

const Facts = styled.dl`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
/** Takes the focus where the form gives way to what will be sent. */
const Focused = styled.div`
  outline: none;
`

/** What will be sent, to be looked at once more. */
function Confirmation({
  values,
  programme,
  busy,
  onConfirm,
  onBack,
}: {
  values: WithdrawalValues
  programme: Programme
  busy: boolean
  onConfirm: () => void
  onBack: () => void
}) {
  const t = usePayoutTexts()
  const format = useFormat()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  const points = Number(values.points)
  const facts = [
    { term: t('withdraw.pointsLabel'), value: format.number(points) },
    { term: t('withdraw.gets'), value: `${format.number(points / programme.points_per_usdt)} USDT` },
    { term: t('withdraw.networkLabel'), value: t(`withdraw.network.${values.network}`) },
    { term: t(`withdraw.kind.${values.kind}`), value: values.target.trim() },
  ]
  return (
    <Focused ref={top} tabIndex={-1}>
      <Stack gap={16}>
        <Heading level={2} size={22}>
          {t('withdraw.checkTitle')}
        </Heading>
        <Text tone="soft">{t('withdraw.checkText')}</Text>
        <Facts>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <Text as="dt" size={13} tone="soft">
                {term}
              </Text>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </Facts>
        <Text size={13} tone="soft">
          {t('withdraw.terms', { version: programme.terms_version })}
        </Text>
        <Inline gap={8}>
          <Button loading={busy} onClick={onConfirm}>
            {t('withdraw.confirm')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('withdraw.back')}
          </Button>
        </Inline>
      </Stack>
    </Focused>
  )
}

/** Points to be paid out: the form, and what will be sent before it is. */
export function WithdrawalForm({ programme, available }: { programme: Programme; available: number }) {
  const t = usePayoutTexts()
  const form = useForm<WithdrawalValues>({
    mode: 'onTouched',
    defaultValues: { network: 'tron', kind: 'address', target: '', points: '' },
  })
  const [isChecking, setChecking] = useState(false)
  const { ask, fieldErrors, summary } = useWithdrawal({
    onRequested: () => {
      form.reset()
      setChecking(false)
    },
    onRefused: () => setChecking(false),
  })
  const send = () => {
    const { network, kind, target, points } = form.getValues()
    ask.mutate({
      network,
      target: { kind, value: target.trim() },
      points: Number(points),
      terms_version: programme.terms_version,
    })
  }
  if (isChecking)
    return (
      <Confirmation
        values={form.getValues()}
        programme={programme}
        busy={ask.isPending}
        onConfirm={send}
        onBack={() => setChecking(false)}
      />
    )
  return (
    <FormColumn
      onSubmit={form.handleSubmit(() => {
        ask.reset()
        setChecking(true)
      })}
    >
      {summary && (
        <Notice severity="error" live>
          {summary}
        </Notice>
      )}
      <WithdrawalFields form={form} available={available} fieldErrors={fieldErrors} />
      <div>
        <Button type="submit">{t('withdraw.next')}</Button>
      </div>
    </FormColumn>
  )
}
