/** How much an upload may hold. A remote of today is some 5 MB in 250 files. */
export const uploadLimits = {
  /** As sent. */
  compressedBytes: 32 * 1024 * 1024,
  /** Of all files. */
  totalBytes: 64 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  files: 2_000,
  /** Unpacked for each byte sent, past the first megabyte; scripts come to some 10, a bomb to 1,000. */
  ratio: 40,
} as const

const bytesBeforeRatio = 1024 * 1024

/** Whether so many bytes out of so few in are a bomb. */
export const isDecompressionBomb = (unpacked: number, received: number): boolean =>
  unpacked > bytesBeforeRatio && unpacked > received * uploadLimits.ratio
