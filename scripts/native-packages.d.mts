export declare const missingNativeBuilds: (
  folder: string,
  machine?: { platform: string; arch: string; isMusl: boolean },
) => string[]
