/** Tabs of the account settings by their address, in their order (docs/product-rules.md#settings-tabs). */
export const settingsTabs = ['account', 'notifications', 'job-alert', 'block-company', 'greeting-messages'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const isSettingsTab = (name: string | undefined): name is SettingsTab => settingsTabs.some((tab) => tab === name)
