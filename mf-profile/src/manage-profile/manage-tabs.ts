/** Tabs of the profile by their address, in their order (docs/product-rules.md#profile-tabs). */
export const manageTabs = ['profile', 'resume', 'job-preferences'] as const
export type ManageTab = (typeof manageTabs)[number]

export const isManageTab = (name: string | undefined): name is ManageTab => manageTabs.some((tab) => tab === name)
