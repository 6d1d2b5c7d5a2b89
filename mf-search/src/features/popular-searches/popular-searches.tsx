import { Chip, media, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { hotTitlesQuery } from './hot-titles-query.ts'

const maxTitles = 6

/** One line of chips, whose room is kept while they load. */
const Line = styled.div`
  min-block-size: 36px;
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 12px;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
  }
`

const Chips = styled.ul`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  /* Doubled, because the site's reset of lists weighs more than one class. */
  && {
    padding-block: 5px;
    padding-inline: var(--gutter);
  }

  ${media.tablet} {
    flex-wrap: wrap;
    margin-inline: 0;
    overflow: visible;

    && {
      padding: 0;
    }
  }

  /* A title longer than a phone is wide ends in dots. */
  & > li {
    display: flex;
    flex: none;
    max-inline-size: 85vw;
  }
`

/** Quick ways into a search. They are a help only: when they cannot be had, nothing is said. */
export const PopularSearches = () => {
  const t = useTranslations('mf-search')
  const { api, locale } = usePlatform()
  const { data } = useQuery(hotTitlesQuery(api, locale))
  const titles = data?.items.slice(0, maxTitles) ?? []
  return (
    <Line>
      {titles.length > 0 && (
        <Content>
          <Text as="span" size={15} tone="soft" id="popular-searches">
            {t('home.popular')}
          </Text>
          <Chips role="list" aria-label={t('home.popularLabel')}>
            {titles.map((title) => (
              <li key={title.value}>
                <Chip label={title.value} href={inLanguage(locale.language, urls.search({ keyword: title.value }))} />
              </li>
            ))}
          </Chips>
        </Content>
      )}
    </Line>
  )
}
