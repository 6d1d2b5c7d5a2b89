import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { SearchSuggestion } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cleanText } from '../../search-state/clean-text.ts'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { ownAlertsQuery } from '../../search-state/own-alerts-query.ts'
import { emptySearch, type SearchState } from '../../search-state/search-state.ts'
import { forgetRecentSearches, type RecentSearch, readRecentSearches } from './recent-searches.ts'
import type { SuggestionChoice } from './suggest-list-props.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestionsQuery } from './suggestions-query.ts'
import { useNearestPlace } from './use-nearest-place.ts'
import { useSuggestionTexts } from './use-suggestion-texts.ts'

/** A second of waiting is felt (docs/product-rules.md#search-as-you-type). */
const debounceMs = 120
const maxLocationSuggestions = 7
const maxSavedSearches = 3
/** Of an empty field: so many that most screens show them all, and some that are popular in any case. */
const maxRows = 8
const minPopular = 3

/** The first key after a rest is answered at once, a run of keys once it pauses. */
const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text)
  const lastKey = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const now = performance.now()
    const isFirst = now - lastKey.current >= debounceMs
    lastKey.current = now
    if (isFirst) {
      setSettled(text)
      return
    }
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Folds case and accents, so that `tokyo` finds Tōkyō and `istanbul` İstanbul. */
const fold = (text: string) =>
  text.toLocaleLowerCase('en').normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')

const findMatchingLocations = (places: readonly ConfigEntry[], text: string): ConfigEntry[] => {
  const wanted = fold(text)
  const begins: ConfigEntry[] = []
  const contains: ConfigEntry[] = []
  for (const place of places) {
    const at = fold(place.value).indexOf(wanted)
    if (at === 0) begins.push(place)
    else if (at > 0) contains.push(place)
  }
  return [...begins, ...contains].slice(0, maxLocationSuggestions)
}

/** Whether each word of the text begins a word of the suggestion. */
const matchesAllWords = (suggestion: string, text: string): boolean => {
  const words = fold(suggestion).split(/[^\p{L}\p{N}]+/u)
  return fold(text)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Whether the letters of the text are in the suggestion, in their order: a typing error that was mended may still go on so. */
const containsAllLetters = (suggestion: string, text: string): boolean => {
  const letters = fold(suggestion)
  let from = 0
  return [...fold(text).replaceAll(/\s/g, '')].every((letter) => {
    const at = letters.indexOf(letter, from)
    from = at + 1
    return at >= 0
  })
}

/** Whether a row that answers an earlier text fits the present one too. */
const stillMatches = ({ text: suggestion, marks }: Suggestion, text: string): boolean =>
  text !== '' && (matchesAllWords(suggestion, text) || (marks.length > 0 && containsAllLetters(suggestion, text)))

/** The parts of an alert's criteria that a search has too. */
const toSearch = (criteria: JobAlertCriteria): SearchState => {
  const known = Object.entries(criteria).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(emptySearch, name),
  )
  return { ...emptySearch, ...Object.fromEntries(known) }
}

/** What was searched for in this browser, and what a member keeps. An alert for filters alone has no words to be known by. */
const useOwnSearches = (isAsked: boolean): Suggestion[] => {
  const { api } = usePlatform()
  const isMember = useSession().kind === 'member'
  const { data } = useQuery({ ...ownAlertsQuery(api), enabled: isAsked && isMember })
  const tSuggestion = useSuggestionTexts()
  const [isForgotten, setForgotten] = useState(false)
  // Read once for each time that the field is empty, so that a row does not move below the pointer.
  const remembered = useMemo(() => (isAsked ? readRecentSearches() : []), [isAsked])
  if (!isAsked) return []
  const recent = isForgotten ? [] : remembered
  const forget = async () => {
    forgetRecentSearches()
    setForgotten(true)
    return undefined
  }
  const nameOf = (search: RecentSearch) => [search.query, search.location].filter((part) => part !== '').join(' · ')
  const saved = (isMember ? (data?.items ?? []) : []).map(({ criteria }) => toSearch(criteria))
  const rows = [
    ...recent.map((search) => ({ kind: 'recent' as const, search, choice: search })),
    ...saved.slice(0, maxSavedSearches).map((search) => ({ kind: 'saved' as const, search, choice: { search } })),
  ].flatMap(({ kind, search, choice }): Suggestion[] => {
    const text = nameOf(search)
    return text === '' ? [] : [{ key: `${kind}-${text}`, kind, text, marks: [], choice }]
  })
  if (recent.length > 0)
    rows.push({ key: 'forget', kind: 'forget', text: tSuggestion('form.forget'), marks: [], choice: {}, run: forget })
  return rows
}

const choiceOf = ({ kind, value, query, company }: SearchSuggestion): SuggestionChoice => {
  if (company) return { query: '', company: company.id }
  if (kind === 'place') return { query: '', location: value }
  return { query: query ?? value }
}

const useWorkSuggestions = (isAsked: boolean, typed: string, country: string | null): Suggestion[] => {
  const { api } = usePlatform()
  const text = cleanText(useDebounced(typed))
  const isEmpty = cleanText(typed) === ''
  const answer = useQuery({
    ...suggestionsQuery(api, isEmpty ? '' : text, country),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const own = useOwnSearches(isAsked && isEmpty)
  const found = (answer.data?.items ?? []).map(
    (item): Suggestion => ({
      key: `${item.kind}-${item.company?.id ?? item.value}`,
      kind: item.kind,
      text: item.value,
      marks: item.marks,
      count: item.kind === 'title' ? item.count : 0,
      choice: choiceOf(item),
    }),
  )
  const fitting = answer.isPlaceholderData ? found.filter((row) => stillMatches(row, cleanText(typed))) : found
  const known = new Set(own.map((row) => row.text))
  if (!isEmpty) return fitting
  const others = fitting.filter((row) => !known.has(row.text)).slice(0, Math.max(maxRows - own.length, minPopular))
  return [...own.filter((row) => !row.run), ...others, ...own.filter((row) => row.run)]
}

/** Places come from the list that the filters use, so they need no call per key. */
const usePlaceSuggestions = (isAsked: boolean, typed: string, country: string | null): Suggestion[] => {
  const { api, locale } = usePlatform()
  const places = useQuery({ ...filterOptionsQuery(api, locale, country), enabled: isAsked })
  return findMatchingLocations(places.data?.locations ?? [], cleanText(typed)).map(({ id, value }) => ({
    key: `place-${id}`,
    kind: 'place',
    text: value,
    marks: [],
    choice: { location: value },
  }))
}

/** Suggestions for what stands in a field; for an empty one what this person, and this country, searched for, or the place where one is. */
export const useSuggestions = (kind: 'work' | 'place', typed: string, country: string | null): Suggestion[] => {
  const work = useWorkSuggestions(kind === 'work', typed, country)
  const places = usePlaceSuggestions(kind === 'place', typed, country)
  const nearest = useNearestPlace(country)
  if (kind === 'work') return work
  return cleanText(typed) === '' && 'geolocation' in navigator ? [nearest, ...places] : places
}
