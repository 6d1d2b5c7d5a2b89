import { color, fontSize, media, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { parseSearchUrl } from '../../search-state/search-url.ts'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'
import { mayNameTitle, searchPayQuery } from './search-pay-query.ts'

/** One line, in the colour of pay; of a long one its end gives way. */
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: 24px;
  font-size: ${fontSize[13]};
  line-height: 24px;
  white-space: nowrap;
  color: ${color.inkSoft};

  /* Without words there is nothing to mark. */
  &:not(:empty)::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 99px 99px 2px 2px;
    background: ${color.warning};
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }

  ${media.tablet} {
    margin-block-end: 4px;
    font-size: ${fontSize[15]};
  }
`

/** The search of all jobs, by the address: a part of a page has no properties. */
const useSearch = () => {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const segment = pathname.split('/').at(-1) ?? ''
    return parseSearchUrl('jobs', decode(segment), new URLSearchParams(search))
  }, [pathname, search])
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** What half of the open jobs pay that are like those of the search. Its line is kept while that is asked for. */
export const SearchPay = () => {
  const t = useSearchPartsTexts()
  const tPage = useTranslations('mf-search')
  const format = useFormat()
  const { api } = usePlatform()
  const state = useSearch()
  const isAsked = mayNameTitle(state)
  const { data, isLoading } = useQuery({ ...searchPayQuery(api, state), enabled: isAsked })
  if (!isAsked || data === null) return null
  if (!data) return isLoading ? <Line aria-hidden /> : null
  const { pay, title, location } = data
  const range = format.salary({ min: pay.low, max: pay.high, currency: pay.currency, period: pay.period })
  return (
    <Line>
      <span>
        <VisuallyHidden>{t('pay.what')} </VisuallyHidden>
        <bdi>{location ? t('pay.titleAt', { title: title.value, place: location.value }) : title.value}</bdi>
        {': '}
        <b>{range}</b>
        {' · '}
        {t('pay.median', { median: format.money(pay.median, pay.currency) })}
        {' · '}
        {tPage('jobs', { count: pay.jobs, number: format.number(pay.jobs) })}
      </span>
    </Line>
  )
}
