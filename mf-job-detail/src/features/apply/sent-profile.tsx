import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { color, Heading, minTargetSize, SkeletonText, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { sentProfileQuery } from './resumes-query.ts'

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${minTargetSize};
    color: ${color.accentStrong};
    font-weight: 500;
    cursor: pointer;
  }

  & > div {
    padding-block: ${space[4]} ${space[8]};
  }
`

/** What of the member's profile goes along, shown on request, exactly as it is sent. Fetched when it is opened. */
export const SentProfile = () => {
  const t = useApplyTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('profile.show')}</summary>
      <div>{isOpen && <Content />}</div>
    </Details>
  )
}

const Content = () => {
  const t = useApplyTexts()
  const { api } = usePlatform()
  const link = useInternalLink()
  const canEdit = useHost()?.hasPage(urls.completeProfile()) ?? false
  const profile = useQuery(sentProfileQuery(api))
  return (
    <QueryBoundary query={profile} skeleton={<SkeletonText lines={4} />}>
      {(sent) => (
        <Stack gap={16}>
          <Records profile={sent} />
          {canEdit && (
            <Text size={15}>
              <TextLink {...link(urls.completeProfile())}>{t('profile.edit')}</TextLink>
            </Text>
          )}
        </Stack>
      )}
    </QueryBoundary>
  )
}

const Records = ({ profile }: { profile: Profile }) => {
  const t = useApplyTexts()
  const { language } = usePlatform().locale
  const format = useFormat()
  const period = ({ start, end }: { start: string; end: string | null }) =>
    `${format.date(`${start}-01`, 'month')} – ${end === null ? t('profile.present') : format.date(`${end}-01`, 'month')}`
  const groups = [
    {
      title: t('profile.work'),
      lines: profile.work_experiences.map((each) => ({
        id: each.id,
        text: formatParts([each.job_title, each.company_name], language),
        detail: period(each),
      })),
    },
    {
      title: t('profile.education'),
      lines: profile.educations.map((each) => ({
        id: each.id,
        text: formatParts([each.field_of_study, each.school_name], language),
        detail: period(each),
      })),
    },
    {
      title: t('profile.wanted'),
      lines: profile.preferences.map((each) => ({ id: each.id, text: each.job_title, detail: '' })),
    },
  ].filter(({ lines }) => lines.length > 0)
  const { phone_num: phone } = profile.user
  return (
    <Stack gap={12}>
      {phone && (
        <Text size={15}>
          {t('profile.phone')}: <bdi dir="ltr">{phone}</bdi>
        </Text>
      )}
      {groups.map(({ title, lines }) => (
        <Stack key={title} gap={4}>
          <Heading level={3} size={15}>
            {title}
          </Heading>
          {lines.map(({ id, text, detail }) => (
            <Text key={id} size={15}>
              <bdi>{text}</bdi>
              {detail && <Text as="span" size={15} tone="soft">{` · ${detail}`}</Text>}
            </Text>
          ))}
        </Stack>
      ))}
      {groups.length === 0 && !phone && (
        <Text size={15} tone="soft">
          {t('profile.empty')}
        </Text>
      )}
    </Stack>
  )
}
