import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Search } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'

type Options = {
  /** The words of the address. */
  query: string
  maxLength: number
  /** How long typing may pause before it is searched for. */
  pauseMs: number
  /** Goes to the results of these words. */
  search: (words: string) => void
}

/** Searches as one types. `field` is for the field of the words, `searchNow` for what else changes the results. */
export const useSearchWhileTyping = ({ query, maxLength, pauseMs, search }: Options) => {
  const [typed, setTyped] = useState(query)
  const [address, setAddress] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, or a link, has led to other words.
  if (query !== address) {
    setAddress(query)
    if (query !== toCleanLine(typed)) setTyped(query)
  }
  const searchNow = (words = typed, go = search) => {
    clearTimeout(timer.current)
    go(toCleanLine(words).slice(0, maxLength))
  }
  const field = {
    labelHidden: true,
    name: 'query',
    type: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    maxLength,
    icon: Search,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => searchNow(target.value), pauseMs)
    },
  } as const
  return { field, searchNow }
}
