/** What of a picture is shown in a square: the middle of it in the picture's own pixels, and how often it is enlarged. */
export type Crop = { x: number; y: number; zoom: number }
type Size = { width: number; height: number }

export const maxZoom = 4

/** Side of the square in the picture's own pixels. */
export const cropSide = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The nearest crop that lies within the picture. */
export const clampCrop = (size: Size, { x, y, zoom }: Crop): Crop => {
  const bounded = clamp(zoom, 1, maxZoom)
  const half = cropSide(size, bounded) / 2
  return { x: clamp(x, half, size.width - half), y: clamp(y, half, size.height - half), zoom: bounded }
}

export const centredCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Moves by a share of the square's side: 0.1 to the right shows a tenth more of what lies there. */
export const moveCrop = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = cropSide(size, crop.zoom)
  return clampCrop(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side })
}

export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => clampCrop(size, { ...crop, zoom })

/** Draws the crop into the whole of a square canvas. What is transparent becomes white, as files without transparency need. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = cropSide(picture, zoom)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}
