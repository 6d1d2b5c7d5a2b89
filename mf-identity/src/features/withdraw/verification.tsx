import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { IdentityVerification } from '@jobspan/shared-kit/contracts/identity/identity'
import {
  Badge,
  Button,
  color,
  fontSize,
  LazyDialog,
  media,
  Notice,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { identityStatusQuery, sharingRecordsQuery, withdrawVerification } from '../../identity/identity-queries.ts'
import { useErrorMessage } from '../../identity/use-error-message.ts'
import { useIdentityLabel } from '../../identity/use-identity-label.ts'

const Facts = styled.dl`
  margin: 0;
  border-block-start: 1px solid ${color.line};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }

  & dt {
    color: ${color.inkSoft};
    font-size: ${fontSize[15]};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    & > div {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`

/** Asks before the verification is taken back: another way to Singpass is needed to have it again. */
function Withdraw() {
  const t = useTranslations('mf-identity')
  const { api, queryClient, notify } = usePlatform()
  const toMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawVerification(api),
    onSuccess: (status) => {
      setAsking(false)
      queryClient.setQueryData(identityStatusQuery(api).queryKey, status)
      void queryClient.invalidateQueries({ queryKey: sharingRecordsQuery(api).queryKey })
      notify(t('settings.withdrawn'), 'success')
    },
  })
  return (
    <div>
      <Button variant="secondary" hasPopup="dialog" onClick={() => setAsking(true)}>
        {t('settings.withdraw')}
      </Button>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('settings.withdrawTitle')}
        role="alertdialog"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('settings.keep')}
            </Button>
            <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('settings.withdraw')}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {withdraw.error && (
            <Notice severity="error" live>
              {toMessage(withdraw.error)}
            </Notice>
          )}
          <Text>{t('settings.withdrawText')}</Text>
        </Stack>
      </LazyDialog>
    </div>
  )
}

/** What is known of a verified member, and the button that takes it back. */
export function Verification({ verification }: { verification: IdentityVerification }) {
  const t = useTranslations('mf-identity')
  const format = useFormat()
  const dayOf = useOwnDay()
  const label = useIdentityLabel(verification.user_identity)
  const { is_valid: isValid, valid_until: validUntil, uinfin_last_four: lastFour } = verification
  const facts: [string, ReactNode][] = [
    [t('settings.as'), label],
    [t('settings.on'), dayOf(verification.verified_at, 'long')],
    [t('settings.checked'), format.list(verification.checked.map((field) => t(`row.${field}`)))],
  ]
  if (lastFour) facts.push([t('settings.number'), <bdi key="number" lang="en">{`•••••${lastFour}`}</bdi>])
  if (validUntil && isValid) facts.push([t('settings.until'), dayOf(validUntil, 'long')])
  return (
    <Stack gap={16}>
      <div>
        {isValid ? (
          <Badge tone="success" icon={BadgeCheck}>
            {t('badge.label')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={Clock}>
            {t('badge.expired', { date: validUntil ? dayOf(validUntil, 'long') : '' })}
          </Badge>
        )}
      </div>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Withdraw />
    </Stack>
  )
}
