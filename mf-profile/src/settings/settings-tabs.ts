/** Tabs of the account settings by their address, in their order (docs/product-rules.md#settings-tabs). Job Alert comes with job alerts. */
export const settingsTabs = ['account', 'notifications', 'greeting-messages', 'block-company'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const isSettingsTab = (name: string | undefined): name is SettingsTab => settingsTabs.some((tab) => tab === name)
