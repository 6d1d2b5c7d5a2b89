import { Gallery } from '@jobspan/shared-kit/design/gallery'

export const head = () => ({ title: 'Kit', robots: 'noindex' as const })

/** The design kit at a glance; only in development. */
export const Page = () => <Gallery />
