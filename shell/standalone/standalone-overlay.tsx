import { type OverlayModule, type RemoteDefinition, usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useState } from 'react'
import { findOverlay, removeFlags } from '../src/overlays/overlay-index.ts'

/** The remote's own overlay that an address shows. */
const overlayOf = ({ name: remote, overlays }: RemoteDefinition, href: string) => {
  const listed = overlays.map((each) => ({ access: 'public' as const, ...each, remote }))
  const found = findOverlay(listed, href)
  return overlays.find(({ queryFlag }) => queryFlag === found?.queryFlag)
}

/** The overlay of the address above the page, as in the site; closing takes its flag out of the address. */
export const StandaloneOverlay = ({ definition, href }: { definition: RemoteDefinition; href: string }) => {
  const { navigate } = usePlatform()
  const declared = overlayOf(definition, href)
  const [loaded, setLoaded] = useState<{ queryFlag: string; module: OverlayModule }>()
  useEffect(() => {
    let isCurrent = true
    void declared?.load().then((module) => {
      if (isCurrent && 'Overlay' in module) setLoaded({ queryFlag: declared.queryFlag, module })
    })
    return () => {
      isCurrent = false
    }
  }, [declared])
  if (!declared || loaded?.queryFlag !== declared.queryFlag) return null
  return (
    <loaded.module.Overlay
      params={new URL(href, location.origin).searchParams}
      close={({ reload = false } = {}) => {
        const page = removeFlags(href, (name) => name === declared.queryFlag)
        if (reload) location.assign(page)
        else void navigate(page, { replace: true })
      }}
    />
  )
}
