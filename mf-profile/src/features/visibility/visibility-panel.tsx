import type { Profile, ProfileVisibility } from '@jobspan/shared-kit/contracts/profile/profile'
import { profileVisibilities } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { color, Heading, RadioGroup, radius, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { InlineError } from '../../profile-completion/inline-error.tsx'
import { Switch } from '../../settings/switch.tsx'
import { saveVisibility } from './save-visibility.ts'

const Panel = styled.section`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`
const Lines = styled.div`
  & > * {
    border-block-start: 1px solid ${color.line};
  }
`

/** Saves each change at once; what could not be saved is as it was. */
const useSaveVisibility = () => {
  const { api, queryClient } = usePlatform()
  const { queryKey } = profileQuery(api)
  const put = (visibility: ProfileVisibility | undefined) =>
    queryClient.setQueryData(queryKey, (known) => known && visibility && { ...known, visibility })
  return useMutation({
    mutationFn: (changes: Partial<ProfileVisibility>) => saveVisibility(api, changes),
    onMutate: (changes) => {
      const before = queryClient.getQueryData(queryKey)?.visibility
      put(before && { ...before, ...changes })
      return before
    },
    onSuccess: put,
    onError: (_, __, before) => put(before),
    scope: { id: 'mf-profile.visibility' },
  })
}

/** Who finds the member, and what they read then. */
export function VisibilityPanel({
  profile,
  visibility,
  initials,
  action,
}: {
  profile: Profile
  visibility: ProfileVisibility
  /** What stands for a hidden name. */
  initials: string
  /** Shows the profile as a recruiter reads it. */
  action: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const toErrorMessage = useErrorMessage()
  const titleId = useId()
  const saving = useSaveVisibility()
  const isClosed = profile.facts.job_seeking_status === 'closed'
  return (
    <Panel aria-labelledby={titleId}>
      <Stack gap={16}>
        <Heading level={2} size={16} id={titleId}>
          {t('manage.visibility.title')}
        </Heading>
        {action}
        <RadioGroup
          label={t('manage.visibility.who')}
          name="visible_to"
          value={visibility.visible_to}
          options={profileVisibilities.map((value) => ({
            value,
            label: t(`manage.visibility.to.${value}.label`),
            detail: t(`manage.visibility.to.${value}.detail`),
          }))}
          onChange={(value) => saving.mutate({ visible_to: value as ProfileVisibility['visible_to'] })}
        />
        <Lines>
          <Switch
            label={t('manage.visibility.hideName')}
            detail={t(visibility.is_name_hidden ? 'manage.visibility.nameHidden' : 'manage.visibility.nameShown', {
              // In one line.
              initials: initials.replaceAll(' ', '\u00a0'),
            })}
            checked={visibility.is_name_hidden}
            onChange={(isHidden) => saving.mutate({ is_name_hidden: isHidden })}
          />
          <Switch
            label={t('manage.visibility.open')}
            detail={
              isClosed
                ? t('manage.visibility.openClosed', { status: t('status.closed.label') })
                : t('manage.visibility.openDetail')
            }
            checked={visibility.is_open_to_work}
            onChange={(isOpen) => saving.mutate({ is_open_to_work: isOpen })}
          />
        </Lines>
        {saving.error && <InlineError>{toErrorMessage(saving.error)}</InlineError>}
        <Text size={15} tone="soft">
          {t('manage.visibility.blocked')}{' '}
          <TextLink {...link(urls.accountSettings('block-company'))}>{t('manage.visibility.blockedLink')}</TextLink>
        </Text>
      </Stack>
    </Panel>
  )
}
