import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { splitLanguage } from './urls.ts'

/** Where the visitor is. `state` and `key` are of the router that was here before: remotes that read them find the same values. */
type Location = {
  /** Path below the language. */
  pathname: string
  search: string
  hash: string
  state: null
  key: string
}

const LocationContext = createContext<Location | undefined>(undefined)

type Props = {
  /** Full address from the first slash: path with language, query and hash. */
  href: string
  /** @deprecated Not used. */
  language?: unknown
  /** @deprecated Not used: `useNavigate` asks the platform. */
  navigate?: unknown
  children: ReactNode
}

/** An address without a language, as only unknown ones have, counts as one below the page's own: the frame is there too. */
const parse = (href: string): Location => {
  const { pathname, search, hash } = new URL(href, 'http://own.invalid')
  return { pathname: splitLanguage(pathname).path, search, hash, state: null, key: 'default' }
}

/** Tells the page below it where the visitor is. The shell changes the address; nothing here touches the history. */
export const LocationRouter = ({ href, children }: Props) => {
  const location = useMemo(() => parse(href), [href])
  return <LocationContext value={location}>{children}</LocationContext>
}

/** Path, query and hash of the page. Its path is the one below the language, as `urls` makes it and `Link` takes it. */
export const useLocation = (): Location => {
  const location = useContext(LocationContext)
  if (!location) throw new Error('useLocation is called outside of a page: wrap the component in PlatformProvider.')
  return location
}
