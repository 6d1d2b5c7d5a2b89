import { color, radius, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { type Crop, drawCrop, maxZoom, moveCrop, zoomCrop } from './crop.ts'

/** Side of the picture that is made, in pixels: sharp at the largest size that pages show. */
const avatarSide = 512
const zoomStep = 0.1
const nudge = 0.05

const Frame = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: center;
`
const Area = styled.div`
  position: relative;
  inline-size: min(100%, 18rem);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.sunken};
  cursor: move;
  touch-action: none;

  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  /* What others see of it is round. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 12rem ${color.scrim};
    pointer-events: none;
  }
`
const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`
const Hint = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  line-height: 1.45;
  text-align: center;
`
const Zoom = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  inline-size: min(100%, 18rem);
  min-block-size: 44px;
  font-weight: 600;
  font-size: 0.9375rem;

  & > input {
    inline-size: 100%;
    min-block-size: 44px;
    accent-color: ${color.accent};
  }
`

/** Which crop a key means; undefined of other keys. */
const getCropByKey = (key: string, picture: ImageBitmap, crop: Crop): Crop | undefined => {
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-nudge, 0],
    ArrowRight: [nudge, 0],
    ArrowUp: [0, -nudge],
    ArrowDown: [0, nudge],
  }
  const zooms: Record<string, number> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }
  const move = moves[key]
  if (move) return moveCrop(picture, crop, ...move)
  const zoom = zooms[key]
  return zoom === undefined ? undefined : zoomCrop(picture, crop, crop.zoom + zoom)
}

/** Dragging the picture, and pressing what should be in the middle. */
const useCropPointer = (picture: ImageBitmap, crop: Crop, onCrop: (crop: Crop) => void) => {
  const drag = useRef<{ x: number; y: number; hasMoved: boolean }>(undefined)
  const over = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    const side = event.currentTarget.clientWidth
    const [right, down] = [(from.x - event.clientX) / side, (from.y - event.clientY) / side]
    if (!from.hasMoved && Math.hypot(right, down) < 0.01) return
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: true }
    onCrop(moveCrop(picture, crop, right, down))
  }
  const centre = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    drag.current = undefined
    if (!from || from.hasMoved) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    onCrop(moveCrop(picture, crop, (event.clientX - left) / width - 0.5, (event.clientY - top) / width - 0.5))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, hasMoved: false }
    },
    onPointerMove: over,
    onPointerUp: centre,
    onPointerCancel: () => {
      drag.current = undefined
    },
  }
}

/**
 * Chooses the part of a picture that is shown: dragged, moved by arrow keys, centred where it is pressed, and enlarged by the slider,
 * the wheel, plus or minus.
 */
export function CropArea({
  picture,
  crop,
  canvas,
  onCrop,
}: {
  picture: ImageBitmap
  crop: Crop
  /** Receives the canvas that the crop is drawn on. */
  canvas: { current: HTMLCanvasElement | null }
  onCrop: (crop: Crop) => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const hintId = useId()
  const byPointer = useCropPointer(picture, crop, onCrop)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [canvas, picture, crop])

  const byKey = (event: KeyboardEvent) => {
    const next = getCropByKey(event.key, picture, crop)
    if (!next) return
    event.preventDefault()
    onCrop(next)
  }
  return (
    <Frame>
      <Area
        role="application"
        tabIndex={0}
        aria-label={t('manage.avatar.area')}
        aria-describedby={hintId}
        onKeyDown={byKey}
        {...byPointer}
        onWheel={(event) => onCrop(zoomCrop(picture, crop, crop.zoom - Math.sign(event.deltaY) * zoomStep))}
      >
        <Canvas ref={canvas} width={avatarSide} height={avatarSide} aria-hidden />
      </Area>
      <Hint id={hintId}>{t('manage.avatar.hint')}</Hint>
      <Zoom>
        {t('manage.avatar.zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={format.percent(crop.zoom)}
          onChange={(event) => onCrop(zoomCrop(picture, crop, Number(event.currentTarget.value)))}
        />
      </Zoom>
    </Frame>
  )
}
