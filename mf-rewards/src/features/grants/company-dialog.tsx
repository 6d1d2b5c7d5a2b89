import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { ReferralCompany } from '@jobspan/shared-kit/contracts/rewards/referrals'
import { Button, LazyDialog, Notice, RadioGroup, SkeletonText, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { getFieldErrors } from '@jobspan/shared-kit/hooks/place-refusal'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { earnedKey } from '../../rewards/grant-queries.ts'
import { MoreButton } from '../../rewards/more-button.tsx'
import { refer, referralCompaniesQuery } from '../../rewards/referral-queries.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** Companies to choose one of; they say how many jobs are open there. */
function CompanyChoices({
  companies,
  value,
  onChoose,
}: {
  companies: readonly ReferralCompany[]
  value: number | undefined
  onChoose: (id: number) => void
}) {
  const t = useEarnedTexts()
  if (companies.length === 0) return <Text tone="soft">{t('referral.none')}</Text>
  return (
    <RadioGroup
      label={t('referral.companies')}
      options={companies.map(({ id, name, open_jobs: count }) => ({
        value: String(id),
        label: <bdi>{name}</bdi>,
        detail: t('referral.jobs', { count }),
      }))}
      value={String(value ?? '')}
      onChange={(id) => onChoose(Number(id))}
    />
  )
}

/** The company that the member's resume goes to, once. */
export function CompanyDialog({ grantId, open, onClose }: { grantId: number; open: boolean; onClose: () => void }) {
  const t = useEarnedTexts()
  const { api, queryClient, notify } = usePlatform()
  const link = useInternalLink()
  const toErrorMessage = useErrorMessage()
  const companies = useInfiniteQuery(referralCompaniesQuery(api))
  const [companyId, setCompanyId] = useState<number>()
  const intent = useIdempotencyKey()
  const send = useMutation({
    mutationFn: (id: number) => refer(api, grantId, id, intent.getKey(id)),
    onSuccess: ({ company }) => {
      void queryClient.invalidateQueries({ queryKey: earnedKey })
      notify(t('referral.sent', { company: company.name }), 'success')
      onClose()
    },
  })
  const lacksResume = getFieldErrors(send.error).resume_id !== undefined
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('referral.title')}
      footer={
        <Button
          disabled={companyId === undefined}
          loading={send.isPending}
          onClick={() => companyId !== undefined && send.mutate(companyId)}
        >
          {t('referral.send')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('referral.lead')}</Text>
        {send.error && (
          <Notice
            severity="error"
            live
            action={lacksResume && <TextLink {...link(urls.rewardDistribution())}>{t('referral.addResume')}</TextLink>}
          >
            {lacksResume ? t('referral.noResume') : toErrorMessage(send.error)}
          </Notice>
        )}
        <QueryBoundary query={companies} skeleton={<SkeletonText lines={6} />}>
          {({ pages }) => (
            <>
              <CompanyChoices
                companies={pages.flatMap(({ items }) => items)}
                value={companyId}
                onChoose={setCompanyId}
              />
              <MoreButton query={companies} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </LazyDialog>
  )
}
