import { ButtonLink, Container, Heading, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { readRedirect, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { ForgetImport } from '../features/resume-reading/forget-import.tsx'
import { ReadResume } from '../features/resume-reading/read-resume.tsx'
import type { ReadingSource } from '../features/resume-reading/reading-api.ts'
import { Outdent } from '../settings/outdent.tsx'
import { notFoundQuery } from './not-found-query.ts'

const Air = styled.div`
  min-block-size: 80vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`

/** The source that an address names. */
const sourceOf = (name: string | undefined): ReadingSource | undefined => {
  if (name === 'json') return 'json'
  return /^[1-9]\d{0,8}$/.test(name ?? '') ? Number(name) : undefined
}

/** `/manage-profile/resume/:source`: what a resume says beside the profile, to take over what is ticked. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { locale } = usePlatform()
  const host = useHost()
  const [search] = useSearchParams()
  const source = sourceOf(params.source)
  const back = readRedirect(search.get('redirect'), locale.language, (path) => host?.hasPage(path) ?? false)
  if (source === undefined) return null
  return (
    <Container>
      <Air>
        <Stack gap={24}>
          <Stack gap={8} align="start">
            <Outdent>
              <ButtonLink
                variant="quiet"
                icon={ArrowLeft}
                directionalIcon
                {...link(back ?? urls.manageProfile('resume'))}
              >
                {t(back ? 'complete.back' : 'reading.back')}
              </ButtonLink>
            </Outdent>
            <Heading level={1} size={36}>
              {t('reading.title')}
            </Heading>
            <Text tone="soft">{t('reading.lead')}</Text>
          </Stack>
          <ReadResume
            key={source}
            source={source}
            actions={
              <ButtonLink variant="secondary" {...link(back ?? urls.manageProfile())}>
                {t(back ? 'complete.continue' : 'reading.toProfile')}
              </ButtonLink>
            }
          />
          {source === 'json' && <ForgetImport />}
        </Stack>
      </Air>
    </Container>
  )
}

export const queries = ({ params }: PageContext): PageQuery[] =>
  sourceOf(params.source) === undefined ? [notFoundQuery(params.source)] : []

export const head = ({ t }: PageContext): Head => ({ title: t('reading.title'), robots: 'noindex' })
