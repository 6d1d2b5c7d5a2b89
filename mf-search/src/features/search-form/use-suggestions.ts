import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { cleanText } from '../../search-state/search-state.ts'
import { suggestionsQuery } from './suggestions-query.ts'

export type Suggestion = {
  key: string
  kind: 'title' | 'company' | 'place'
  text: string
  detail?: string
  /** Id of the company that this is. */
  company?: number
}

/** A second of waiting is felt (docs/product-rules.md#search-as-you-type). */
const debounceMs = 120
const maxLocationSuggestions = 7

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
  const holds: ConfigEntry[] = []
  for (const place of places) {
    const at = fold(place.value).indexOf(wanted)
    if (at === 0) begins.push(place)
    else if (at > 0) holds.push(place)
  }
  return [...begins, ...holds].slice(0, maxLocationSuggestions)
}

/** Whether each word of the text begins a word of the suggestion. */
const matchesAllWords = (suggestion: string, text: string): boolean => {
  const words = fold(suggestion).split(/[^\p{L}\p{N}]+/u)
  return fold(text)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Until the answer for a longer text is here, those of the shorter one that still fit; all of them where none does, so that the list stays open. */
const filterStaleSuggestions = (suggestions: Suggestion[], text: string): Suggestion[] => {
  const fitting = suggestions.filter((suggestion) => matchesAllWords(suggestion.text, text))
  return fitting.length > 0 ? fitting : suggestions
}

/** Suggestions for what stands in a field; places come from the list that the filters use, so they need no call per key. */
export const useSuggestions = (kind: 'work' | 'place', typed: string, country: string | null): Suggestion[] => {
  const { api, locale } = usePlatform()
  const t = useTranslations('mf-search')
  const format = useFormat()
  const text = cleanText(useDebounced(typed))
  const work = useQuery({
    ...suggestionsQuery(api, text, country),
    enabled: kind === 'work' && text !== '',
    placeholderData: keepPreviousData,
  })
  const places = useQuery({ ...filterOptionsQuery(api, locale, country), enabled: kind === 'place' })
  if (kind === 'place')
    return findMatchingLocations(places.data?.locations ?? [], text).map((place) => ({
      key: `place-${place.id}`,
      kind: 'place',
      text: place.value,
    }))
  if (text === '' || !work.data) return []
  const suggestions = [
    ...work.data.titles.map(
      (title): Suggestion => ({
        key: `title-${title.value}`,
        kind: 'title',
        text: title.value,
        detail: title.count > 0 ? t('jobs', { count: title.count, number: format.number(title.count) }) : undefined,
      }),
    ),
    ...work.data.companies.map(
      (company): Suggestion => ({
        key: `company-${company.id}`,
        kind: 'company',
        text: company.name,
        detail: t('form.company'),
        company: company.id,
      }),
    ),
  ]
  return work.isPlaceholderData ? filterStaleSuggestions(suggestions, cleanText(typed)) : suggestions
}
