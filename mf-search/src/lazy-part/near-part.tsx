import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { createPart } from './lazy-part.tsx'

const Reserved = styled.div<{ $height: number }>`
  min-block-size: ${({ $height }) => $height}px;
`

type Approach = { promise: Promise<void>; resolve: () => void }

const createApproach = (isNear: boolean): Approach => {
  const approach: Approach = Promise.withResolvers<void>()
  // As React does itself, so that who need not wait is rendered at once.
  return isNear
    ? { ...approach, promise: Object.assign(Promise.resolve(), { status: 'fulfilled' as const }) }
    : approach
}

type Part = ReturnType<typeof createPart<object>>

const Content = ({ approach, part }: { approach: Approach; part: Part }) => {
  use(approach.promise)
  const Module = part.useModule()
  return Module ? <Module /> : null
}

/**
 * A part far below the first screen, without props: its code comes when the reader is near. Until then what the server wrote stays, whose links
 * work as they are.
 *
 * @param reservedHeight pixels that are kept for it where the server wrote nothing
 */
export const nearPart = (load: () => Promise<ComponentType>, reservedHeight: number): ComponentType => {
  const part = createPart(load)
  // Rendered anew with what is around it, React would write what the server wrote anew, too, and wait for nobody.
  return memo(() => {
    const place = useRef<HTMLDivElement>(null)
    const [approach] = useState(() => createApproach(typeof document === 'undefined' || part.isHere()))
    useEffect(() => {
      if (!place.current) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) approach.resolve()
        },
        { rootMargin: '400px' },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
    }, [approach])
    return (
      <div ref={place}>
        <Suspense fallback={<Reserved $height={reservedHeight} />}>
          <Content approach={approach} part={part} />
        </Suspense>
      </div>
    )
  })
}
