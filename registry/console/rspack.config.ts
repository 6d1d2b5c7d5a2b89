import { consoleConfig } from '../../rspack.base.ts'

export default consoleConfig
