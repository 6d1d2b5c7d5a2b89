import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { isApiError } from '@jobspan/shared-kit/api'
import { Button, Notice, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { createLink, ownInvitationsQuery } from '../../rewards/invitation-queries.ts'
import { programmeQuery } from '../../rewards/programme-query.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** Whoever wants a link accepts the rules first. Where they changed meanwhile, they are shown as they are now. */
export function GetLink() {
  const t = useTranslations('mf-rewards')
  const tOwn = useOwnTexts()
  const { api, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const programme = useQuery(programmeQuery(api))
  const create = useMutation({
    mutationFn: (termsVersion: string) => createLink(api, termsVersion),
    onSuccess: (own) => queryClient.setQueryData(ownInvitationsQuery(api).queryKey, own),
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void programme.refetch()
    },
  })
  const isChanged = isApiError(create.error) && create.error.status === 409
  return (
    <QueryBoundary query={programme} skeleton={<SkeletonText lines={2} />}>
      {({ terms_version: version }) => (
        <Stack gap={12} align="start">
          {create.error && (
            <Notice severity={isChanged ? 'info' : 'error'} live>
              {isChanged ? tOwn('terms.changed') : toErrorMessage(create.error)}
            </Notice>
          )}
          <Text tone="soft">{tOwn('terms.accept', { version })}</Text>
          <Button icon={Link} size="large" loading={create.isPending} onClick={() => create.mutate(version)}>
            {t('guest.action')}
          </Button>
        </Stack>
      )}
    </QueryBoundary>
  )
}
