import { Button, ButtonLink, Inline, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepInvitation } from '../../rewards/invitation-queries.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** The ways into an account for whoever was invited. The invitation is kept as soon as its page is open, so that any of them will do. */
export function Invited({ code }: { code: string }) {
  const t = useTranslations('mf-rewards')
  const { api } = usePlatform()
  const link = useInternalLink()
  const toErrorMessage = useErrorMessage()
  const { mutate, error, isPending } = useMutation({ mutationFn: () => keepInvitation(api, code) })
  useEffect(() => mutate(), [mutate])
  return (
    <Stack gap={16}>
      {error && (
        <Notice
          severity="warning"
          live
          title={t('landing.notKept')}
          action={
            <Button variant="secondary" size="small" loading={isPending} onClick={() => mutate()}>
              {t('landing.retry')}
            </Button>
          }
        >
          {toErrorMessage(error)}
        </Notice>
      )}
      <Inline gap={12}>
        <ButtonLink size="large" {...link(urls.getStarted(undefined, 'register'))}>
          {t('landing.register')}
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" {...link(urls.getStarted())}>
          {t('landing.signIn')}
        </ButtonLink>
      </Inline>
      <Text size={15} tone="soft">
        {t('landing.keeps')}
      </Text>
    </Stack>
  )
}
