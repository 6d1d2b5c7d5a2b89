/** What servers load of the kit is its contracts: of its dependencies they need these. */
export const kitDependenciesOfServers: string[]
/** Folders of weights below packages of fonts that are kept. */
export const fontWeights: string[]
/** Gives the folders that were removed. */
export const keepServerPackages: (root: string, workspace: string) => string[]
