import { color, Flag, fontSize, Heading, minTargetSize, radius, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, useLocation } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { countryLinks, languageLinks } from './locale-links.ts'

const List = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  column-gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const LocaleLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-block-size: ${minTargetSize};
  padding-inline: ${space[8]};
  margin-inline: -${space[8]};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }
`

/** Full address of this page, as links back to it need it. */
const useHere = () => {
  const { pathname, search } = useLocation()
  return inLanguage(usePlatform().locale.language, pathname + search)
}

/** Every country as a link to the same page there. */
export const CountryList = ({ flags = false }: { flags?: boolean }) => {
  const t = useTranslations('kit')
  const { locale } = usePlatform()
  return (
    <List $min="9rem">
      {countryLinks(useHere(), locale.language, locale.country).map(({ key, code, href, current }) => (
        <li key={key}>
          <LocaleLink href={href} aria-current={current ? 'true' : undefined} rel="nofollow">
            {flags && <Flag code={code} />}
            {t(`country.${key}`)}
          </LocaleLink>
        </li>
      ))}
    </List>
  )
}

/** This page in every language, each named in its own. */
export const LanguageList = () => {
  const { locale } = usePlatform()
  return (
    <List $min="8rem">
      {languageLinks(useHere(), locale.language).map(({ key, label, intl, href, current }) => (
        <li key={key}>
          <LocaleLink
            href={href}
            lang={intl}
            hrefLang={intl}
            aria-current={current ? 'true' : undefined}
            data-language={key}
          >
            {label}
          </LocaleLink>
        </li>
      ))}
    </List>
  )
}

/** What the switch of country and language opens. */
export const LocaleChoice = () => {
  const t = useTranslations('shell')
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('place.languages')}
        </Heading>
        <LanguageList />
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('place.countries')}
        </Heading>
        <CountryList flags />
      </Stack>
    </Stack>
  )
}
