import { Container, color, fontSize, Heading, media, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { css, styled } from 'styled-components'
import type { ShellSettings } from '../boot-data.ts'
import { EmployerLink } from './employer-link.tsx'
import { CountryList, LanguageList } from './locale-lists.tsx'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { useNavigationLinks } from './navigation-links.ts'
import { workingHours } from './working-hours.ts'

const Ground = styled.footer`
  margin-block-start: ${space[32]};
  padding-block: ${space[8]};
  border-block-start: 1px solid ${color.line};

  ${media.tablet} {
    margin-block-start: ${space[64]};
    padding-block: ${space[48]} ${space[32]};
  }

  background: ${color.sunken};
  /* Out of sight at first; laid out once one comes near it. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 160px;

  ${media.tablet} {
    contain-intrinsic-block-size: auto 880px;
  }
`
/** On phones only once its link was followed, which works without scripts, too. */
const untilFollowed = css`
  @media (max-width: 639.98px) {
    &:not(:target) {
      display: none;
    }
  }
`
const Columns = styled.div`
  ${untilFollowed}
  display: grid;
  gap: ${space[32]};
  scroll-margin-block-start: ${space[64]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: 1fr 1.3fr 1.7fr;
  }
`
const CountriesRow = styled.div`
  ${untilFollowed}
  display: grid;
  gap: ${space[32]};
  margin-block-start: ${space[48]};
  padding-block-start: ${space[32]};
  border-block-start: 1px solid ${color.line};
  scroll-margin-block-start: ${space[64]};

  ${media.wide} {
    grid-template-columns: 2fr 1fr;
  }
`
const Advice = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-inline-start: 1.1em;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
`
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[24]};

  ${media.tablet} {
    margin-block-start: ${space[32]};
  }
`
/** What phones have in place of the columns above. */
const Narrow = styled.span`
  display: contents;

  ${media.tablet} {
    display: none;
  }
`
const Row = styled.span`
  font-size: ${fontSize[15]};
  display: flex;
  align-items: center;
  min-block-size: 2rem;
`
const Office = styled.address`
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-style: normal;
  white-space: pre-line;
`

const legal = ['terms', 'privacy'] as const
const safety = ['footer.safetyMoney', 'footer.safetyDocuments', 'footer.safetyReport'] as const

/** Links, help, safety, and every country and language as a real link. */
export const Footer = ({
  helpEmail,
  year,
  hasEmployerSite,
  office,
}: Omit<ShellSettings, 'development' | 'isEmailNoticeDismissed'>) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const { site, locale } = usePlatform()
  return (
    <Ground aria-label={t('footer.label')}>
      <Container>
        <Columns id="help">
          <JobLinks hasEmployerSite={hasEmployerSite} />
          <Help email={helpEmail} office={office} />
          <Stack gap={8}>
            <Heading level={2} size={16}>
              {t('footer.safety')}
            </Heading>
            <Advice>
              {safety.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </Advice>
          </Stack>
        </Columns>
        <CountriesRow id="places">
          <Stack gap={8} as="nav" label={t('footer.countries')}>
            <Heading level={2} size={16}>
              {t('footer.countries')}
            </Heading>
            <CountryList />
          </Stack>
          <Stack gap={8} as="nav" label={t('footer.languages')}>
            <Heading level={2} size={16}>
              {t('footer.languages')}
            </Heading>
            <LanguageList />
          </Stack>
        </CountriesRow>
        <Bottom>
          <Narrow>
            <LocaleSwitcher />
            <Row>
              <TextLink href="#help" tone="quiet">
                {t('footer.help')}
              </TextLink>
            </Row>
          </Narrow>
          {legal.map((document) => (
            <Row key={document}>
              <TextLink href={inLanguage(locale.language, urls[document]())} tone="quiet">
                {kit(`legal.${document}`)}
              </TextLink>
            </Row>
          ))}
          <Text size={15} tone="soft">
            {t('footer.rights', { brand: site.brand, year: year })}
          </Text>
        </Bottom>
      </Container>
    </Ground>
  )
}

const JobLinks = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const links = useNavigationLinks('footer')
  return (
    <Stack gap={8} as="nav" label={t('footer.jobs')}>
      <Heading level={2} size={16}>
        {t('footer.jobs')}
      </Heading>
      {links.map(({ id, text, to }) => (
        <Row key={id}>
          <TextLink href={inLanguage(locale.language, to)} tone="quiet">
            {text}
          </TextLink>
        </Row>
      ))}
      {hasEmployerSite && (
        <Row>
          <EmployerLink />
        </Row>
      )}
    </Stack>
  )
}

const Help = ({ email, office }: { email: string; office: ShellSettings['office'] }) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const { locale } = usePlatform()
  const hours = workingHours(locale.country)
  const hoursText = t(locale.country === 'others' ? 'footer.hoursOthers' : 'footer.hours', {
    days: t(`footer.days.${hours.days}`),
    from: hours.from,
    to: hours.to,
    country: kit(`country.${locale.country}`),
  })
  return (
    <Stack gap={8}>
      <Heading level={2} size={16}>
        {t('footer.help')}
      </Heading>
      <Row>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Row>
      <Text size={15} tone="soft">
        {hoursText}
      </Text>
      {office && <Office dir="auto">{office.join('\n')}</Office>}
    </Stack>
  )
}
