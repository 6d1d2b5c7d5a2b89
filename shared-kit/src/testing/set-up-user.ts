import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/**
 * A person for user-event. Whether `pointer-events` lets an element be pressed is not looked up: in jsdom that takes up to a tenth of a suite, and
 * journeys press in real browsers.
 */
export const setUpUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
