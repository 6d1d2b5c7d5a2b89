import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The registry's own addresses beside the console. */
const serverPaths = /^\/(v1|docs|metrics|healthz|releases)(\/|$)/

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Links of the kit are plain; those that stay within the console change the page without loading it anew. */
export const useClientSideLinks = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || link.target !== '' || link.hasAttribute('download')) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || serverPaths.test(pathname) || (hash !== '' && pathname === location.pathname))
        return
      event.preventDefault()
      navigate(`${pathname}${search}${hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
