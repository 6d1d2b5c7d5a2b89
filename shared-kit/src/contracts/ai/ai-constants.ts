/** Words of the contracts of AI help that pages need before they call anything; apart, so that they load no validator. */

/** What a member consents to: texts of a language model, or pictures of an image model. Each has a provider of its own. */
export const aiPurposes = ['text', 'images'] as const
export type AiPurpose = (typeof aiPurposes)[number]

/**
 * What is counted, and how often a member may have it (docs/product-rules.md#ai-quotas): career summaries and their rewrites, findings on a
 * resume and avatars in a day of GMT+8, which begins at one minute past midnight; first messages in 24 hours from the first on.
 */
export const aiQuotaKinds = ['writing', 'first_message', 'findings', 'avatar'] as const
export type AiQuotaKind = (typeof aiQuotaKinds)[number]
export const aiQuotaLimits = { writing: 10, first_message: 20, findings: 3, avatar: 5 } as const

/** How a career summary is written: by default, in two sentences at most, or with the skills first. */
export const rewriteTypes = ['balanced', 'concise', 'skills_first'] as const
export type RewriteType = (typeof rewriteTypes)[number]

/** Names of the events of a text that is being written, in the order in which they come; `error` ends it in the place of `done`. */
export const aiTextEventNames = ['start', 'delta', 'done', 'error'] as const

/** Kinds of pictures that an avatar is made as. */
export const avatarStyles = ['portrait', 'sketch', 'character', 'shapes'] as const
export type AvatarStyle = (typeof avatarStyles)[number]
