import { styled } from 'styled-components'
import { createLazyModule } from '../hooks/create-lazy-module.ts'
import { color } from './tokens.ts'

const Sheet = styled.svg`
  display: block;
  inline-size: 160px;
  block-size: 112px;
  overflow: visible;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** In the file that the shell fetches once a page is at rest, so that the drawings are there when the connection is lost. */
const drawingsModule = createLazyModule(() => import(/* webpackChunkName: "after-load" */ './drawings.tsx'))

export type IllustrationName = keyof typeof import('./drawings.tsx')['drawings']

/** A small drawing beside words that say the same; hidden from screen readers. Its room is kept, and it comes after the page's own. */
export function Illustration({ name }: { name: IllustrationName }) {
  const module = drawingsModule.useWhen(true)
  return (
    <Sheet viewBox="0 0 160 112" aria-hidden focusable={false}>
      {module?.drawings[name]}
    </Sheet>
  )
}
