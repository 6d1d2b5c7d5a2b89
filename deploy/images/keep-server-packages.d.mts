/** What servers load of the kit is its contracts: of its dependencies they need these. */
export declare const kitDependenciesOfServers: string[]
/** Folders of weights below packages of fonts that are kept. */
export declare const fontWeights: string[]
/** Gives the folders that were removed. */
export declare const keepServerPackages: (root: string, workspace: string) => string[]
