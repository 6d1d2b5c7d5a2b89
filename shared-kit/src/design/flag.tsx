import { Globe } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color } from './tokens.ts'

const Cloth = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 24px;
  block-size: 18px;
  border-radius: 3px;
  background: ${color.sunken} center / cover no-repeat;
  outline: 1px solid color-mix(in srgb, ${color.ink} 12%, transparent);
  outline-offset: -1px;
`
/** As wide and high as a flag, so that names and lines are alike. */
const World = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 18px;
`

/** A country's flag beside its name (ISO 3166-1 alpha-2); a globe where there is none. The picture comes after the page's own. */
export function Flag({ code }: { code: string | null }) {
  const cloth = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = cloth.current
    if (!element || !code) return
    let wanted = true
    void import('./flag-files.ts').then(({ flagFiles }) => {
      const file = flagFiles[code.toLowerCase()]
      if (wanted && file) element.style.backgroundImage = `url("${file}")`
    })
    return () => {
      wanted = false
    }
  }, [code])
  return code ? (
    <Cloth ref={cloth} aria-hidden />
  ) : (
    <World>
      <Icon glyph={Globe} size={18} />
    </World>
  )
}
