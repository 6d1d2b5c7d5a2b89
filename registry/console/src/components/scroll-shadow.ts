import { color } from '@jobspan/shared-kit/design'
import { css } from 'styled-components'

/**
 * For what scrolls sideways on this ground: a shade at an edge behind which there is more. Covers that travel with the contents lie
 * over it where there is none.
 */
export const scrollShadow = (ground: string) => css`
  background:
    linear-gradient(90deg, ${ground} 50%, transparent) 0 0 / 48px 100% no-repeat local,
    linear-gradient(270deg, ${ground} 50%, transparent) 100% 0 / 48px 100% no-repeat local,
    linear-gradient(90deg, ${color.lineStrong}, transparent) 0 0 / 16px 100% no-repeat scroll,
    linear-gradient(270deg, ${color.lineStrong}, transparent) 100% 0 / 16px 100% no-repeat scroll,
    ${ground};
`
