/** Space that messages keep from the edge of the screen and of a dialog, in pixels. */
const gap = 8

/**
 * How much of the foot of the screen is taken by what is docked there, such as a job's actions on a phone; in pixels. Documents without
 * a layout know of no points.
 */
const dockedHeight = (): number =>
  document
    .elementFromPoint?.(innerWidth / 2, innerHeight - gap)
    ?.closest('[data-docked]')
    ?.getBoundingClientRect().height ?? 0

/** Where messages are: so many pixels from the upper edge of the screen, or from their usual place at the lower one. */
export type NotificationPlace = { fromTop: number } | { raisedBy: number }

/**
 * Messages never cover what a dialog offers to press. With a dialog open they are above its panel, and where that leaves no room for
 * them, below its title and cross. Its actions are at its foot. Layout is measured without transforms, since the panel may still be moving.
 *
 * @param height of the messages, in pixels
 */
export const placeNotifications = (height: number): NotificationPlace => {
  const frame = [...document.querySelectorAll<HTMLElement>('[data-modal-frame]')].at(-1)
  if (!frame?.parentElement) return { raisedBy: dockedHeight() }
  const panelStart = frame.parentElement.offsetTop
  if (height + 2 * gap <= panelStart) return { fromTop: gap }
  const head = frame.firstElementChild as HTMLElement | null
  return { fromTop: panelStart + (head?.offsetHeight ?? 0) + gap }
}
