import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/**
 * A person for user-event. Whether `pointer-events` lets an element be pressed is not looked up: in jsdom that takes up to a tenth of a suite, and
 * journeys press in real browsers.
 */
export const setUpUser = () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return Object.assign(user, {
    /** Puts a text into a field at once, as a password manager does; `type` presses each key, and is for what depends on keys. */
    async fill(field: Element, text: string) {
      await user.click(field)
      await user.paste(text)
    },
  })
}
