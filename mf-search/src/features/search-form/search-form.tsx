import { Button, color, media, minTargetSize, radius, shadow } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { MapPin, Search } from 'lucide-react'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { cleanText } from '../../search-state/clean-text.ts'
import { changeSearch } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { SuggestField } from './suggest-field.tsx'
import type { SuggestionChoice } from './suggest-list-props.ts'

const Form = styled.form<{ $large: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) auto;
  }

  ${({ $large }) =>
    $large &&
    css`
      border-color: ${color.lineStrong};
      border-radius: ${radius.sheet};
      box-shadow: ${shadow.float};

      ${media.tablet} {
        padding: 8px;
      }
    `}
`

const Work = styled.div`
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }
`

/** On phones the bar is one row until it is used: the place in use is a pill below it. */
const collapsed = css`
  @media (max-width: 639.98px) and (scripting: enabled) {
    html:not([data-scripts='blocked']) & {
      display: none;
    }
  }
`

const Place = styled.div<{ $large: boolean; $collapsed: boolean }>`
  ${({ $large }) => $large && 'grid-column: 1 / -1;'}
  ${({ $collapsed }) => $collapsed && collapsed}
  border-block-start: 1px solid ${color.line};

  ${media.tablet} {
    grid-column: auto;
    border-block-start: 0;
    border-inline-start: 1px solid ${color.line};
  }
`

const Go = styled.div<{ $large: boolean; $collapsed: boolean }>`
  display: grid;
  ${({ $large }) => $large && 'grid-column: 1 / -1;'}
  min-block-size: ${minTargetSize};
  padding: ${({ $large }) => ($large ? '8px' : '0 3px')};
  ${({ $collapsed }) => $collapsed && collapsed}

  ${media.tablet} {
    grid-column: auto;
    padding: ${({ $large }) => ($large ? '0' : '0 3px')};
  }
`

type Props = {
  area: SearchArea
  state: SearchState
  /** The page's one large search (home), or the bar above results. */
  size: 'large' | 'bar'
  /** Where the search was made, for the counts of hot searches. */
  page: 'home' | 'job-search'
}

/** Milliseconds without a key after which the results of what was typed are fetched ahead. */
const prefetchDelayMs = 300

const plainAction = { jobs: urls.search(), remote: urls.remoteJobs(), web3: urls.web3Jobs() }

/** Fetches the page at an address ahead, once no key was pressed for a moment. */
const usePrefetchWhenIdle = (address: string | undefined) => {
  const { prefetch } = usePlatform()
  useEffect(() => {
    if (address === undefined) return
    const timer = setTimeout(() => prefetch(address), prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [address, prefetch])
}

/** The shell asks for a search: the first field takes the focus. */
const useFocusOnSearchOpen = (form: RefObject<HTMLFormElement | null>) => {
  const { events } = usePlatform()
  useEffect(() => {
    const focus = () => form.current?.querySelector('input')?.focus()
    events.on('search.open', focus)
    return () => events.off('search.open', focus)
  }, [events, form])
}

/** What is typed into the fields, and the search that it makes. */
const useSearchWords = ({ area, state, page }: Pick<Props, 'area' | 'state' | 'page'>, onSearch: () => void) => {
  const { api, navigate } = usePlatform()
  const [words, setWords] = useState({ query: state.query, location: state.location, from: state })
  // An address that changed by other means (back, a chip) fills the fields anew.
  if (words.from !== state && (words.from.query !== state.query || words.from.location !== state.location))
    setWords({ query: state.query, location: state.location, from: state })

  const addressOf = (next: Partial<SearchState> & { location: string }) => {
    const places = next.location === '' || next.location === state.location ? {} : { job_locations: [] }
    return buildSearchUrl(area, changeSearch(state, { ...next, ...places, sort: null }))
  }
  const submit = ({ company, country, search, isDraft, ...change }: SuggestionChoice = {}) => {
    const next = {
      query: cleanText(search?.query ?? change.query ?? words.query),
      location: cleanText(search?.location ?? change.location ?? words.location),
    }
    setWords({ ...words, ...next })
    if (isDraft) return
    onSearch()
    void navigate(
      search
        ? buildSearchUrl('jobs', search)
        : addressOf({ ...next, ...(company && { company_ids: [company] }), ...(country && { country }) }),
    )
    if (next.query)
      import(/* webpackChunkName: "suggest" */ './record-search.ts').then(
        ({ recordSearch }) => recordSearch(api, page, next),
        // The search itself goes on.
        () => undefined,
      )
  }
  const typed = { query: cleanText(words.query), location: cleanText(words.location) }
  const isNew = typed.query !== state.query || typed.location !== state.location
  usePrefetchWhenIdle(isNew ? addressOf(typed) : undefined)
  return { words, setWords, submit }
}

/**
 * Search by title or company, and place. Without scripts it is a plain form. A new search keeps the filters of the old
 * one, as the bar above shows them, and drops a picked place when another is typed.
 */
export const SearchForm = ({ area, state, size, page }: Props) => {
  const t = useTranslations('mf-search')
  const { locale } = usePlatform()
  const form = useRef<HTMLFormElement>(null)
  // Once open it stays so until a search is made: it must not move what is below while that is tapped.
  const [isOpen, setOpen] = useState(false)
  const { words, setWords, submit } = useSearchWords({ area, state, page }, () => setOpen(false))
  useFocusOnSearchOpen(form)
  const isCollapsed = size === 'bar' && !isOpen
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
  }

  return (
    <search>
      <Form
        ref={form}
        $large={size === 'large'}
        action={inLanguage(locale.language, plainAction[area])}
        method="get"
        onSubmit={onSubmit}
      >
        <Work onFocus={() => setOpen(true)} onPointerDown={() => setOpen(true)}>
          <SuggestField
            name="query"
            kind="work"
            label={t('form.query')}
            placeholder={t('form.query')}
            clearLabel={t('form.clearQuery')}
            icon={Search}
            country={state.country}
            value={words.query}
            onChange={(query) => setWords({ ...words, query })}
            onPick={submit}
            size={size}
          />
        </Work>
        <Place $large={size === 'large'} $collapsed={isCollapsed}>
          <SuggestField
            name="location"
            kind="place"
            label={t('form.location')}
            placeholder={t('form.locationPlaceholder')}
            clearLabel={t('form.clearLocation')}
            icon={MapPin}
            country={state.country}
            value={words.location}
            onChange={(location) => setWords({ ...words, location })}
            onPick={submit}
            size={size}
          />
        </Place>
        <Go $large={size === 'large'} $collapsed={isCollapsed}>
          <Button type="submit" size={size === 'large' ? 'large' : 'medium'} block>
            {t('form.submit')}
          </Button>
        </Go>
      </Form>
    </search>
  )
}
