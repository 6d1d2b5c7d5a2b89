/** Two inks of a mark: its ground and its figure. */
const inks = [
  ['#0b4f4a', '#f3c667'],
  ['#1d3461', '#ff9f80'],
  ['#5b2a4e', '#ffd9c7'],
  ['#7a2e1f', '#ffd27d'],
  ['#23422a', '#cfe8b4'],
  ['#2d2a5c', '#b8c6ff'],
  ['#0f4c75', '#bbe1fa'],
  ['#4a3b12', '#f5e3a4'],
  ['#3a1f5d', '#e4c1f9'],
  ['#12343b', '#e1b382'],
] as const

/** Figures on a ground of 48 by 48, each drawn in the second ink. */
const figures: readonly ((angle: number) => string)[] = [
  () => '<circle cx="24" cy="24" r="12"/><circle cx="24" cy="24" r="5" fill="GROUND"/>',
  () => '<path d="M12 34V24a12 12 0 0 1 24 0v10h-6V24a6 6 0 0 0-12 0v10z"/>',
  (angle) => `<path transform="rotate(${angle} 24 24)" d="M12 12h24L12 36z"/>`,
  (angle) =>
    `<g transform="rotate(${angle} 24 24)"><rect x="12" y="12" width="11" height="24"/><circle cx="31" cy="30" r="6"/></g>`,
  () => '<path d="M24 10l12 14-12 14-12-14z"/><path d="M24 18l5 6-5 6-5-6z" fill="GROUND"/>',
  (angle) =>
    `<g transform="rotate(${angle} 24 24)"><path d="M12 24a12 12 0 0 1 24 0z"/><path d="M12 36a12 12 0 0 1 12-12v12z"/></g>`,
  () =>
    '<rect x="11" y="26" width="6" height="11"/><rect x="21" y="19" width="6" height="18"/><rect x="31" y="11" width="6" height="26"/>',
  () => '<path d="M10 30q7-14 14 0t14 0v6H10z"/><circle cx="31" cy="16" r="5"/>',
  (angle) => `<path transform="rotate(${angle} 24 24)" d="M12 12h12a12 12 0 0 1 12 12v12H24a12 12 0 0 1-12-12z"/>`,
  () =>
    '<path d="M24 10v28M10 24h28" stroke="FIGURE" stroke-width="7" stroke-linecap="round"/><circle cx="24" cy="24" r="4" fill="GROUND"/>',
  () => '<path d="M24 9c9 8 12 14 12 19a12 12 0 0 1-24 0c0-5 3-11 12-19z"/>',
  (angle) =>
    `<g transform="rotate(${angle} 24 24)"><circle cx="18" cy="24" r="9"/><circle cx="30" cy="24" r="9" opacity=".6"/></g>`,
]

/** A company's mark as an SVG of less than a kilobyte; the same number gives the same one. */
export const drawMark = (number: number): string => {
  const mixed = Math.imul(number, 2_654_435_761) >>> 0
  const pair = inks[mixed % inks.length] as (typeof inks)[number]
  const [ground, ink] = (mixed >>> 26) % 3 === 0 ? [pair[1], pair[0]] : pair
  const draw = figures[(mixed >>> 8) % figures.length] as (typeof figures)[number]
  const figure = draw(90 * ((mixed >>> 20) % 4))
    .replaceAll('GROUND', ground)
    .replaceAll('FIGURE', ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><rect width="48" height="48" fill="${ground}"/><g fill="${ink}">${figure}</g></svg>`
}
