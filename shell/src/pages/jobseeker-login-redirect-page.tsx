import type { PageContext } from '@jobspan/shared-kit/remote'
import { HandOffRedirect } from '../sign-in/hand-off-redirect.tsx'
import { SignInLayout } from '../sign-in/sign-in-layout.tsx'

export const head = ({ t }: PageContext) => ({ title: t('handOff.title'), robots: 'noindex' as const })

/** On to another site of ours, signed in there as here (docs/product-rules.md#hand-off-code). */
export const Page = () => (
  <SignInLayout>
    <HandOffRedirect />
  </SignInLayout>
)
