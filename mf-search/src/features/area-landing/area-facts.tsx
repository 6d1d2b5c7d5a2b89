import type { AreaInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { media, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { type Area, areaTints, type UrlQuery } from './area-tints.ts'
import { CountedLinks } from './counted-links.tsx'
import { groupByOverlap } from './group-by-overlap.ts'
import { useAreaTexts } from './use-area-texts.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  padding-block: ${space[24]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[48]};
    align-items: start;
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`

const maxCountries = 8
const maxLanguages = 6
const maxNamed = 4

/** Who hires from where, in which language and for what: each line is a search, and its number is what it finds. */
export const AreaFacts = ({ area, insight }: { area: Area; insight: AreaInsight }) => {
  const t = useAreaTexts()
  const tPage = useTranslations('mf-search')
  const format = useFormat()
  const tint = areaTints[area]
  const to = (query: UrlQuery) => (area === 'remote' ? urls.remoteJobs(query) : urls.web3Jobs(query))
  const overlaps = groupByOverlap(insight).map(({ key, jobs, countries }) => ({
    key,
    to: to({ hiring_countries: countries.map((country) => country.key) }),
    label: t(`landing.overlap.${key}`),
    detail: format.list(countries.slice(0, maxNamed).map(({ name }) => name)),
    jobs,
  }))
  const countries = insight.countries.slice(0, maxCountries).map(({ key, name, jobs }) => ({
    key,
    to: to({ hiring_countries: [key] }),
    label: name,
    jobs,
  }))
  const languages = insight.languages.slice(0, maxLanguages).map(({ key, name, jobs }) => ({
    key,
    to: to({ posting_languages: [key] }),
    label: name,
    jobs,
  }))
  const fields = insight.functions.map(({ function: field, jobs }) => ({
    key: field.key,
    to: to({ [area === 'remote' ? 'main_functions' : 'job_function_ids']: [field.id] }),
    label: field.value,
    jobs,
  }))
  const arrangements = insight.arrangements.map(({ arrangement, jobs }) => ({
    key: arrangement,
    to: to({ arrangements: [arrangement] }),
    label: tPage(`arrangement.${arrangement}`),
    jobs,
  }))
  const hires = <CountedLinks title={t('landing.countries')} links={countries} tint={tint} />
  return (
    <Columns>
      <Column>
        {area === 'remote' ? (
          <>
            <CountedLinks title={t('landing.hours')} links={overlaps} tint={tint} />
            {hires}
          </>
        ) : (
          <>
            <CountedLinks title={t('landing.roles')} links={fields} tint={tint} />
            <CountedLinks title={t('landing.workplace')} links={arrangements} tint={tint} />
          </>
        )}
      </Column>
      <Column>
        {area === 'remote' ? <CountedLinks title={t('landing.fields')} links={fields} tint={tint} /> : hires}
        <CountedLinks title={t('landing.languages')} links={languages} tint={tint} />
      </Column>
    </Columns>
  )
}
