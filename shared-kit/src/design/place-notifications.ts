/** Space that messages keep from the edge of the screen and of a dialog, in pixels. */
const gap = 8

/** How far from the foot of the screen something that is docked there may end, such as what is above the bar of a phone; in pixels. */
const footHeight = 96

/**
 * How far messages rise from `foot`, their usual distance from the lower edge of the screen, to be above what is docked there in their way, such as a
 * job's actions on a phone; in pixels.
 */
const heightToRise = (foot: number): number => {
  const middle = innerWidth / 2
  const docked = [...document.querySelectorAll('[data-docked]')]
    .map((docked) => docked.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < middle && right > middle && bottom > innerHeight - footHeight && top < innerHeight,
    )
  return Math.max(0, ...docked.map(({ top }) => innerHeight - top + gap - foot))
}

/** Where messages are: so many pixels from the upper edge of the screen, or from their usual place at the lower one. */
export type NotificationPlace = { fromTop: number } | { raisedBy: number }

/**
 * Messages never cover what a dialog offers to press. With a dialog open they are above its panel, and where that leaves no room for
 * them, below its title and cross. Its actions are at its foot. Layout is measured without transforms, since the panel may still be moving.
 *
 * @param element that holds them
 */
export const placeNotifications = (element: HTMLElement): NotificationPlace => {
  const frame = [...document.querySelectorAll<HTMLElement>('[data-modal-frame]')].at(-1)
  if (!frame?.parentElement) return { raisedBy: heightToRise(footOf(element)) }
  const panelStart = frame.parentElement.offsetTop
  if (element.offsetHeight + 2 * gap <= panelStart) return { fromTop: gap }
  const head = frame.firstElementChild as HTMLElement | null
  return { fromTop: panelStart + (head?.offsetHeight ?? 0) + gap }
}

/** 0 where nothing is laid out, or a dialog that has just closed had them above itself. */
const footOf = (element: HTMLElement): number =>
  element.style.insetBlockEnd === 'auto' ? 0 : Number.parseFloat(getComputedStyle(element).bottom) || 0
