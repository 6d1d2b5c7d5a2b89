/** Tabs of the account settings by their address (spec section 2), in their order. Job Alert comes with job alerts. */
export const settingsTabs = ['account', 'notifications', 'greeting-messages', 'block-company'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const isSettingsTab = (name: string | undefined): name is SettingsTab => settingsTabs.some((tab) => tab === name)
