import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'

/** The full address of an own path, for the kit's links; the shell makes the way there a soft one. */
export const useOwnHref = () => {
  const { locale } = usePlatform()
  return (to: string) => inLanguage(locale.language, to)
}
