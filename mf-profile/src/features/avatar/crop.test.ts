import { describe, expect, it } from '@jest/globals'
import { centredCrop, clampCrop, cropSide, maxZoom, moveCrop, zoomCrop } from './crop.ts'

const portrait = { width: 600, height: 800 }

describe('the crop of a picture', () => {
  it('begins with the largest square in its middle', () => {
    const crop = centredCrop(portrait)
    expect(crop).toEqual({ x: 300, y: 400, zoom: 1 })
    expect(cropSide(portrait, crop.zoom)).toBe(600)
  })

  it('never leaves the picture', () => {
    expect(moveCrop(portrait, centredCrop(portrait), 5, 5)).toEqual({ x: 300, y: 500, zoom: 1 })
    expect(moveCrop(portrait, centredCrop(portrait), -5, -5)).toEqual({ x: 300, y: 300, zoom: 1 })
    const corner = clampCrop(portrait, { x: 0, y: 0, zoom: 2 })
    expect(corner).toEqual({ x: 150, y: 150, zoom: 2 })
    // Seen from further away, the same corner would show what is beside the picture.
    expect(zoomCrop(portrait, corner, 1)).toEqual({ x: 300, y: 300, zoom: 1 })
  })

  it('moves by a share of what is seen, so by less the closer it is', () => {
    const far = moveCrop(portrait, { x: 300, y: 400, zoom: 2 }, 0.1, 0)
    const near = moveCrop(portrait, { x: 300, y: 400, zoom: 4 }, 0.1, 0)
    expect(far.x - 300).toBeCloseTo(30)
    expect(near.x - 300).toBeCloseTo(15)
  })

  it('is enlarged at most so often, and never made smaller than the square', () => {
    expect(zoomCrop(portrait, centredCrop(portrait), 99).zoom).toBe(maxZoom)
    expect(zoomCrop(portrait, centredCrop(portrait), 0).zoom).toBe(1)
  })
})
