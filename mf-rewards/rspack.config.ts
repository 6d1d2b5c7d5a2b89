import { remoteConfig } from '../rspack.base.ts'

export default remoteConfig({ name: 'mf-rewards' })
