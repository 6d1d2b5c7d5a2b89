import { expect, test } from '@jest/globals'
import { drawMark } from './draw-mark.ts'
import { drawScene, scenes } from './draw-scene.ts'

test('a mark has less than a kilobyte, a picture less than six, and both are the same each time', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => index + 1)
  expect(Math.max(...numbers.map((number) => drawMark(number).length))).toBeLessThan(1024)
  const pictures = numbers.flatMap((number) => scenes.map((scene) => drawScene(scene, number)))
  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(6 * 1024)
  expect(drawMark(7)).toBe(drawMark(7))
  expect(
    [...numbers.map(drawMark), ...pictures].filter((drawing) => /NaN|undefined|GROUND|FIGURE/.test(drawing)),
  ).toEqual([])
})
