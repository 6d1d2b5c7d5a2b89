type BadgeNavigator = { setAppBadge?(count: number): Promise<void> }

/** Shows a count at the icon of the installed site, where the browser can (https://www.w3.org/TR/badging/); 0 takes it away. */
export const setAppBadge = (navigator: BadgeNavigator, count: number): void => {
  // Refused where the site is not installed.
  navigator.setAppBadge?.(count).catch(() => undefined)
}
