import { type ReactNode, useMemo } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import type { LanguageKey } from '../contracts/locales.ts'
import { inLanguage, splitLanguage } from './urls.ts'

type Props = {
  language: LanguageKey
  /** Full address from the first slash: path with language, query and hash. */
  href: string
  navigate(to: string, options?: { replace?: boolean }): void
  children: ReactNode
}

/** An address without a language, as only unknown ones have, counts as one below the page's own: the frame stands there too. */
const parse = (language: LanguageKey, href: string) => {
  const { pathname, search, hash } = new URL(href, 'http://own.invalid')
  return { pathname: splitLanguage(pathname).language ? pathname : inLanguage(language, pathname), search, hash }
}

const toText = (to: string | { pathname?: string; search?: string; hash?: string }) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** Feeds the router's hooks from the shell's one idea of where the visitor is; the router itself never touches history. */
export const LocationRouter = ({ language, href, navigate, children }: Props) => {
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: toText,
      push: (to) => navigate(toText(to)),
      replace: (to) => navigate(toText(to), { replace: true }),
      go: (delta) => window.history.go(delta),
    }),
    [navigate],
  )
  const location = useMemo(() => parse(language, href), [language, href])
  return (
    <Router basename={`/${language}`} location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
