import {
  color,
  fontSize,
  Icon,
  minTargetSize,
  radius,
  shadow,
  VisuallyHidden,
  zIndex,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import {
  BellRing,
  Briefcase,
  Building2,
  History,
  LocateFixed,
  type LucideIcon,
  MapPin,
  Search,
  TrendingUp,
  X,
} from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { MarkedText } from '../../marked-text/marked-text.tsx'
import { cleanText } from '../../search-state/clean-text.ts'
import type { SuggestionChoice, SuggestListProps } from './suggest-list-props.ts'
import type { Suggestion } from './suggestion.ts'
import { useSuggestionTexts } from './use-suggestion-texts.ts'
import { useSuggestions } from './use-suggestions.ts'

const Box = styled.ul`
  position: absolute;
  z-index: ${zIndex.overlay};
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  max-block-size: min(24rem, 60vh);
  margin: 0;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  list-style: none;
`

const Row = styled.li<{ $active: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 12px;
  min-block-size: ${minTargetSize};
  padding-block: 6px;
  padding-inline: 10px;
  border-radius: ${radius.control};
  background: ${({ $active }) => ($active ? color.accentWash : 'transparent')};
  font-size: ${fontSize[16]};
  color: ${color.ink};
  overflow-wrap: anywhere;
  cursor: pointer;
`

const Glyph = styled.span`
  display: grid;
  color: ${color.inkFaint};
`

const Detail = styled.span`
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const glyphs = {
  typed: Search,
  title: Search,
  occupation: Briefcase,
  company: Building2,
  place: MapPin,
  popular: TrendingUp,
  recent: History,
  saved: BellRing,
  forget: X,
  near: LocateFixed,
} satisfies Record<Suggestion['kind'], LucideIcon>

/** Where the fields stand above each other the list lies over the search button, and so begins with what the button does. */
const isButtonCovered = () => window.matchMedia('(max-width: 639.98px)').matches

/** The search that the button makes, as the first row. */
const typedRow = (kind: SuggestListProps['kind'], text: string): Suggestion => ({
  key: 'typed',
  kind: 'typed',
  text,
  marks: [],
  choice: kind === 'place' ? { location: text } : { query: text },
})

/** Calls the handlers of the latest rendering at the input's events. */
const useInputEvents = (
  input: HTMLInputElement,
  handlers: { onKey(event: KeyboardEvent): void; onTyped(): void; onFocus(): void; onBlur(): void },
) => {
  const onKey = useEffectEvent(handlers.onKey)
  const onTyped = useEffectEvent(handlers.onTyped)
  const onFocus = useEffectEvent(handlers.onFocus)
  const onBlur = useEffectEvent(handlers.onBlur)
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const typed = ({ target }: Event) => {
      if (target === input) onTyped()
    }
    const focus = () => onFocus()
    const blur = () => onBlur()
    input.addEventListener('keydown', key)
    // Behind React's own listener: what is set before that has seen the letter is rendered at once, with the text as it was, and takes
    // the letter back out of the field.
    document.addEventListener('input', typed)
    input.addEventListener('focus', focus)
    input.addEventListener('blur', blur)
    // The focus may have come after this was rendered and before it listens.
    if (document.activeElement === input) onFocus()
    return () => {
      input.removeEventListener('keydown', key)
      document.removeEventListener('input', typed)
      input.removeEventListener('focus', focus)
      input.removeEventListener('blur', blur)
    }
  }, [input])
}

const SuggestionOption = ({
  id,
  suggestion,
  detail,
  isActive,
  onActive,
  onPick,
}: {
  id: string
  suggestion: Suggestion
  detail: string | undefined
  isActive: boolean
  onActive: () => void
  onPick: () => void
}) => (
  <Row
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    $active={isActive}
    onPointerDown={(event) => event.preventDefault()}
    // A finger that moves scrolls the list: it marks nothing that Enter would then take in place of what was typed.
    onPointerMove={({ pointerType }) => pointerType !== 'touch' && onActive()}
    onClick={onPick}
  >
    <Glyph>
      <Icon glyph={glyphs[suggestion.kind]} size={18} />
    </Glyph>
    <MarkedText text={suggestion.text} marks={suggestion.marks} />
    {detail && <Detail>{detail}</Detail>}
  </Row>
)

/** What a row is, or how many jobs it has; of a place among places nothing need be said. */
const useDetail = (field: SuggestListProps['kind']) => {
  const t = useTranslations('mf-search')
  const tSuggestion = useSuggestionTexts()
  const format = useFormat()
  return ({ kind, count = 0 }: Suggestion): string | undefined => {
    if (kind === 'typed') return t('form.submit')
    if (kind === 'title') return count > 0 ? t('jobs', { count, number: format.number(count) }) : undefined
    return field === 'place' || kind === 'forget' ? undefined : tSuggestion(`form.${kind}`)
  }
}

type ListboxSettings = Pick<SuggestListProps, 'kind' | 'input' | 'text' | 'hasTyped' | 'onPick'> & {
  suggestions: readonly Suggestion[]
}

/** Which option is active, and whether the list is open: keys, focus and typing change both together. */
const useListbox = ({ kind, input, text, hasTyped, onPick, suggestions }: ListboxSettings) => {
  const [hasFocus, setHasFocus] = useState(() => document.activeElement === input)
  const [closedFor, setClosedFor] = useState<string>()
  // Suggestions answer typing: what came with the page, or was just picked, asks for none.
  const [initial] = useState(text)
  const [touched, setTouched] = useState(hasTyped)
  const [active, setActive] = useState(-1)
  const isAsked = text === '' || touched || text !== initial
  const isOpen = hasFocus && isAsked && closedFor !== text && suggestions.length > 0
  const current = isOpen && active < suggestions.length ? active : -1

  const take = (choice: SuggestionChoice) => {
    const { query, location } = choice.search ?? choice
    setClosedFor((kind === 'place' ? location : query) ?? text)
    setActive(-1)
    onPick(choice)
  }
  // What comes late: by then the visitor may have typed into this field, closed the list, or gone on to the other field.
  const [late, setLate] = useState<{ choice: SuggestionChoice; text: string }>()
  const takeLate = useEffectEvent((given: NonNullable<typeof late>) => {
    setLate(undefined)
    if (text !== given.text || closedFor === text) return
    take({ ...given.choice, isDraft: document.activeElement !== input })
  })
  useEffect(() => {
    if (late) takeLate(late)
  }, [late])
  const pick = (index: number) => {
    const picked = suggestions[index]
    if (!picked) return
    if (!picked.run) return take(picked.choice)
    void picked.run().then((choice) => {
      setActive(-1)
      if (choice) setLate({ choice, text })
    })
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      setTouched(true)
      setClosedFor(undefined)
      const count = suggestions.length + 1
      // The input itself is one stop of the round, so that the typed text can be had back.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(isOpen ? ((current + 1 + step + count) % count) - 1 : step === 1 ? 0 : suggestions.length - 1)
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Enter') setClosedFor(text)
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setClosedFor(text)
      setActive(-1)
    }
  }
  useInputEvents(input, {
    onKey,
    onTyped: () => {
      setTouched(true)
      setClosedFor(undefined)
      setActive(-1)
    },
    onFocus: () => setHasFocus(true),
    onBlur: () => {
      setHasFocus(false)
      setActive(-1)
    },
  })
  return { isOpen, current, setActive, pick }
}

/**
 * The list of an ARIA 1.2 combobox: focus stays in the input, arrows walk, Enter picks, Escape closes. Keys of an
 * unfinished word (input methods for Chinese and Japanese) belong to the input method.
 */
export const SuggestList = ({
  kind,
  input,
  text,
  hasTyped,
  country,
  label,
  onPick,
  onComboboxChange,
}: SuggestListProps) => {
  const tSuggestion = useSuggestionTexts()
  const id = useId()
  const detailOf = useDetail(kind)
  const found = useSuggestions(kind, text, country)
  const typedWords = cleanText(text)
  const suggestions: Suggestion[] =
    found.length > 0 && typedWords !== '' && isButtonCovered() ? [typedRow(kind, typedWords), ...found] : found
  const { isOpen, current, setActive, pick } = useListbox({ kind, input, text, hasTyped, onPick, suggestions })
  const busy = found.find(({ isBusy }) => isBusy)
  const optionId = (index: number) => `${id}-${index}`
  const activeId = current >= 0 ? optionId(current) : undefined
  useEffect(() => onComboboxChange(isOpen ? { listId: id, activeId } : null), [onComboboxChange, isOpen, id, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen ? (busy?.text ?? tSuggestion('form.suggestionCount', { count: found.length })) : ''}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <Box id={id} role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.key}
              id={optionId(index)}
              suggestion={suggestion}
              detail={detailOf(suggestion)}
              isActive={index === current}
              onActive={() => setActive(index)}
              onPick={() => pick(index)}
            />
          ))}
        </Box>
      )}
    </>
  )
}
