import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { onFirstInteraction } from './first-interaction.ts'
import { createPart, fulfilled } from './lazy-part.tsx'

const Reserved = styled.div<{ $height: number }>`
  min-block-size: ${({ $height }) => $height}px;
`

type Approach = { promise: Promise<void>; resolve: () => void }

const createApproach = (isNear: boolean | undefined): Approach => {
  const approach: Approach = Promise.withResolvers<void>()
  return isNear ? { ...approach, promise: fulfilled } : approach
}

/** Whether there is only the room that is kept for the part: the server did not write it. */
const isReserved = ({ firstElementChild }: HTMLElement): boolean =>
  firstElementChild?.hasAttribute('data-reserved') === true

type Part = ReturnType<typeof createPart<object>>

const Content = ({ approach, part }: { approach: Approach; part: Part }) => {
  use(approach.promise)
  const Module = part.useModule()
  return Module ? <Module /> : null
}

/**
 * A part that is no control, without props: its code comes when it is near what a visitor sees who has touched the page. Until then what the server
 * wrote stays, whose links work as they are.
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
      const { current: element } = place
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) approach.resolve()
        },
        { rootMargin: '400px' },
      )
      const watch = () => observer.observe(element)
      // What the server wrote is complete to look at: its code is of use once something is touched.
      const stop = isReserved(element) ? undefined : onFirstInteraction(watch)
      if (!stop) watch()
      return () => {
        stop?.()
        observer.disconnect()
      }
    }, [approach])
    return (
      <div ref={place}>
        <Suspense fallback={<Reserved data-reserved $height={reservedHeight} />}>
          <Content approach={approach} part={part} />
        </Suspense>
      </div>
    )
  })
}
