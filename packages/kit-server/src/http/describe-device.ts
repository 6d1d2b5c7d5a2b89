import Bowser from 'bowser'

export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'other'

const kinds: Record<string, DeviceKind> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' }

/**
 * A device as its owner would know it again: “Chrome · Android”; null where it does not say what it is. The guest payload, the list
 * of devices and the mail about a new one all name it so (docs/product-rules.md#device-name).
 */
export const describeDevice = (userAgent: string | undefined): { name: string | null; kind: DeviceKind } => {
  const agent = (userAgent ?? '').slice(0, 500)
  const { browser, os, platform } = Bowser.parse(agent === '' ? 'unknown' : agent)
  const name = browser.name && os.name ? `${browser.name} · ${os.name}` : browser.name
  return { name: name?.slice(0, 100) || null, kind: kinds[platform.type ?? ''] ?? 'other' }
}
