import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { usePlatform } from '../remote/platform.tsx'
import type { PagePlaceholder } from '../remote/platform-contract.ts'
import { inLanguage } from './urls.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  /** Path below the language, made by `urls`. */
  to: string
  /** When to fetch the page behind it: on hover, focus or touch (`intent`), also once it is seen (`viewport`), or never. */
  prefetch?: 'intent' | 'viewport' | 'none'
  replace?: boolean
  keepScroll?: boolean
  /** What is known of the page behind it; it is shown while the page loads. */
  outline?: () => PagePlaceholder
  ref?: Ref<HTMLAnchorElement>
}

const isModifiedClick = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A link to an own page: a plain anchor for readers and robots, a soft navigation for everybody else. */
export const Link = ({ to, prefetch = 'intent', replace, keepScroll, outline, ref, onClick, ...rest }: Props) => {
  const platform = usePlatform()
  const own = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const anchor = own.current
    if (prefetch !== 'viewport' || !anchor) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      platform.prefetch(to)
    })
    observer.observe(anchor)
    return () => observer.disconnect()
  }, [prefetch, platform, to])

  const warm = prefetch === 'none' ? undefined : () => platform.prefetch(to)
  return (
    <a
      {...rest}
      ref={(anchor) => {
        own.current = anchor
        if (typeof ref === 'function') return ref(anchor)
        if (ref) ref.current = anchor
      }}
      href={inLanguage(platform.locale.language, to)}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || rest.target || rest.download !== undefined || isModifiedClick(event)) return
        event.preventDefault()
        void platform.navigate(to, { replace, keepScroll, placeholder: outline?.() })
      }}
    />
  )
}
