import { isFormerKitRange } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Provides the kit to releases that ask for it as `^0.1.0`, whatever its version is. The request comes from the release's own instance of the runtime,
 * so this is a plugin of all instances (`registerGlobalPlugins`).
 */
export const formerKitPlugin: ModuleFederationRuntimePlugin = {
  name: 'jobspan-former-kit',
  resolveShare(request) {
    const { shareScopeMap, scope, pkgName, version, shareInfo } = request
    const shared = shareScopeMap[scope]?.[pkgName]?.[version]
    if (shared && isFormerKitRange(pkgName, shareInfo.shareConfig?.requiredVersion))
      request.resolver = () => ({ shared, useTreesShaking: false })
    return request
  },
}
