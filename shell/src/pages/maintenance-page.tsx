import type { PageContext } from '@jobspan/shared-kit/remote'
import { Maintenance } from '../frame/maintenance.tsx'

export const head = ({ t }: PageContext) => ({ title: t('maintenance.title'), robots: 'noindex' as const })

/** The maintenance page under its own address (docs/product-rules.md#maintenance-page). */
export const Page = () => <Maintenance />
