/**
 * What Singpass's button specification (in force since 1 September 2026) decides, in one place. Labels are approved in English, so the button has
 * the same one in every language. The red fill with white letters is 4.6 to 1; it is the same in the dark.
 */
export const singpassBrand = {
  /** The label before the wordmark. */
  action: 'Verify with',
  /** Read as two words: as one, screen readers spell it. */
  spokenLabel: 'Verify with Sing pass',
  fill: '#d93841',
  hoverFill: '#b0262d',
  ink: '#ffffff',
} as const

/**
 * The word in the typeface of the site. The official artwork comes with a client of Singpass and nobody else may pass it on; an installation that has
 * one puts the white wordmark here as an `svg`, with the height of the letters beside it (docs/operations.md#singpass).
 */
export const SingpassWordmark = () => 'Singpass'
