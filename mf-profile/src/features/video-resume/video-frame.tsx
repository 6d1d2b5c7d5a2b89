import { color, radius } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** Where a film is shown: as high as fits, whatever its shape. */
export const VideoFrame = styled.div`
  position: relative;
  overflow: hidden;
  max-inline-size: 640px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};

  & > video {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`
