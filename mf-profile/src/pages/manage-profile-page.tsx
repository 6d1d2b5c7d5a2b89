import { Container, Heading, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { Head, PageContext, PageQuery, PageSlot } from '@jobspan/shared-kit/remote'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { meterDismissedQuery } from '../features/completion-meter/meter-queries.ts'
import { ManageNav } from '../manage-profile/manage-nav.tsx'
import { isManageTab, type ManageTab } from '../manage-profile/manage-tabs.ts'
import { profileNamesQuery } from '../profile/profile-names.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { JobPreferencesTab } from './job-preferences-tab.tsx'
import { notFoundQuery } from './not-found-query.ts'
import { ProfileTab } from './profile-tab.tsx'
import { ResumeTab } from './resume-tab.tsx'

const Air = styled.div`
  min-block-size: 80vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`
const Column = styled.div<{ $wide: boolean }>`
  max-inline-size: ${({ $wide }) => ($wide ? 'none' : '46rem')};
`

const contents: Record<ManageTab, ComponentType> = {
  profile: ProfileTab,
  resume: ResumeTab,
  'job-preferences': JobPreferencesTab,
}

/** `/manage-profile/:tab`: what recruiters see of the member, the resumes, and what work is looked for; the address says which. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const t = useTranslations('mf-profile')
  const tab = isManageTab(params.tab) ? params.tab : 'profile'
  const Content = contents[tab]
  return (
    <Container>
      <Air>
        <Stack gap={24}>
          <Stack gap={4}>
            <Heading level={1} size={36}>
              {t('manage.title')}
            </Heading>
            {tab === 'profile' && <Text tone="soft">{t('manage.lead')}</Text>}
          </Stack>
          <ManageNav current={tab} />
          <Column $wide={tab !== 'job-preferences'}>
            <Content key={tab} />
          </Column>
        </Stack>
      </Air>
    </Container>
  )
}

export const slots = ({ params }: PageContext): PageSlot[] =>
  params.tab === 'profile'
    ? [
        { name: 'profile.badges', params: {} },
        { name: 'profile.asides', params: {} },
      ]
    : []

export const queries = ({ api, locale, params }: PageContext): PageQuery[] => {
  const profile = { options: profileQuery(api) }
  const names = { options: profileNamesQuery(api, locale.language) }
  switch (params.tab) {
    case 'profile':
      return [profile, names, { options: meterDismissedQuery(api) }]
    case 'resume':
      return [profile]
    case 'job-preferences':
      return [profile, names]
    default:
      return [notFoundQuery(params.tab)]
  }
}

export const head = ({ params, t }: PageContext): Head => ({
  title: isManageTab(params.tab) ? t('manage.head', { tab: t(`manage.tab.${params.tab}`) }) : t('manage.title'),
  robots: 'noindex',
})
