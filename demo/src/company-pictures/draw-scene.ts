import { createRandom, type Random } from '../data/random.ts'

/** What the album of a made-up company shows: where it is, a room, a table, and people on their way. */
export const scenes = ['street', 'room', 'table', 'walk'] as const
export type Scene = (typeof scenes)[number]
export const sceneSize = { width: 960, height: 640 }

const palettes = [
  { sky: '#e8f1ee', far: '#b9d3cb', near: '#0b4f4a', light: '#f3c667', skin: '#c98f6b' },
  { sky: '#f6ece4', far: '#e6c9b4', near: '#7a2e1f', light: '#ffd27d', skin: '#a9704d' },
  { sky: '#e9ecf8', far: '#bac3e6', near: '#1d3461', light: '#ff9f80', skin: '#8d5a3b' },
  { sky: '#f1eef7', far: '#cfc3e3', near: '#3a1f5d', light: '#f3c667', skin: '#d8a781' },
] as const
type Palette = (typeof palettes)[number]

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`

const person = (x: number, y: number, size: number, shirt: string, skin: string) =>
  `<circle cx="${x}" cy="${y - size}" r="${Math.round(size * 0.3)}" fill="${skin}"/><path d="M${x - size * 0.5} ${y + size * 0.6}v-${size * 0.7}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0v${size * 0.7}z" fill="${shirt}"/>`

const plant = (x: number, y: number, { near, light }: Palette) =>
  `<path d="M${x} ${y}q-40-60-10-130q30 60 10 130q50-40 50-100q-60 20-50 100" fill="${near}" opacity=".75"/>${rect(x - 24, y, 48, 50, light, 8)}`

const drawings: Record<Scene, (random: Random, palette: Palette) => string> = {
  street: (random, { far, near, light }) => {
    const houses = Array.from({ length: 7 }, (_, index) => {
      const height = random.between(180, 430)
      const windows = Array.from({ length: 6 }, (_, each) =>
        rect(
          index * 138 + 24 + (each % 2) * 48,
          560 - height + 30 + Math.floor(each / 2) * 54,
          28,
          32,
          random.chance(0.4) ? light : '#fff',
        ),
      )
      return rect(index * 138, 560 - height, 126, height, index % 2 ? near : far) + windows.join('')
    })
    return `<circle cx="${random.between(120, 840)}" cy="110" r="54" fill="${light}"/>${houses.join('')}${rect(0, 560, 960, 80, near)}`
  },
  room: (random, palette) => {
    const { far, near, light } = palette
    const desks = [0, 1, 2].map((index) => {
      const x = 90 + index * 280
      return (
        rect(x, 430, 220, 16, near) +
        rect(x + 20, 446, 12, 120, near) +
        rect(x + 188, 446, 12, 120, near) +
        rect(x + 60, 330 + random.between(0, 20), 110, 76, index % 2 ? light : '#fff', 8)
      )
    })
    const windows = [0, 1, 2, 3].map((index) => rect(70 + index * 210, 70, 160, 170, far, 80))
    return (
      windows.join('') +
      desks.join('') +
      plant(random.chance(0.5) ? 40 : 910, 500, palette) +
      rect(0, 566, 960, 74, far)
    )
  },
  table: (random, { far, near, light, skin }) => {
    const people = Array.from({ length: 5 }, (_, index) =>
      person(130 + index * 175, 330 + random.between(-14, 14), 92, index % 2 ? near : far, skin),
    )
    const cups = Array.from({ length: 5 }, (_, index) => rect(116 + index * 175, 372, 26, 34, '#fff', 6))
    return `${rect(80, 60, 800, 150, far, 75)}${people.join('')}${rect(40, 400, 880, 44, light, 22)}${cups.join('')}${rect(120, 444, 24, 140, near)}${rect(816, 444, 24, 140, near)}`
  },
  walk: (random, { far, near, light, skin }) => {
    const hills = `<path d="M0 420q240-${random.between(120, 220)} 480-20t480-40v280H0z" fill="${far}"/><path d="M0 500q300-90 560-10t400-30v180H0z" fill="${near}"/>`
    const people = Array.from({ length: 4 }, (_, index) =>
      person(280 + index * 120, 470 + (index % 2) * 12, 66, index % 2 ? light : '#fff', skin),
    )
    return `<circle cx="${random.between(160, 800)}" cy="130" r="60" fill="${light}"/>${hills}${people.join('')}`
  },
}

/** A picture of an album as an SVG of a few kilobytes; the same number gives the same one. */
export const drawScene = (scene: Scene, number: number): string => {
  const random = createRandom(number * 31 + scenes.indexOf(scene))
  const palette = palettes[number % palettes.length] as Palette
  const { width, height } = sceneSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, palette.sky)}${drawings[scene](random, palette)}</svg>`
}
