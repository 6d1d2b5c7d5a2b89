import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { ButtonLink, Container, ErrorState, Heading, Stack, space, TextLink } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'

const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]} ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Is shown instead of a page where its remote is off in this country; offers what is near. */
export const DisabledInCountry = ({ countries }: { countries: readonly CountryKey[] }) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const format = useFormat()
  const { locale } = usePlatform()
  const host = useHost()
  const { pathname, search } = useLocation()
  const here = inLanguage(locale.language, pathname + search)
  const near = [
    { text: 'missing.search', to: urls.search() },
    { text: 'missing.home', to: urls.home() },
  ].filter(({ to }) => host?.hasPage(to))
  return (
    <Container>
      <ErrorState
        kind="missing"
        level={1}
        title={t('off.title', { country: format.countryInSentence(locale.country) })}
        body={near.length + countries.length > 0 ? t('off.text') : undefined}
        action={
          <Stack gap={24}>
            {near.map(({ text, to }, index) => (
              <ButtonLink
                key={to}
                href={inLanguage(locale.language, to)}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {t(text)}
              </ButtonLink>
            ))}
            {countries.length > 0 && (
              <Stack gap={8} as="nav" label={t('off.elsewhere')}>
                <Heading level={2} size={16}>
                  {t('off.elsewhere')}
                </Heading>
                <Countries>
                  {countries.map((country) => (
                    <li key={country}>
                      <TextLink href={inLanguage(locale.language, urls.place(country, here))}>
                        {kit(`country.${country}`)}
                      </TextLink>
                    </li>
                  ))}
                </Countries>
              </Stack>
            )}
          </Stack>
        }
      />
    </Container>
  )
}
