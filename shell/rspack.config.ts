import { shellConfig } from '../rspack.base.ts'

export default shellConfig
