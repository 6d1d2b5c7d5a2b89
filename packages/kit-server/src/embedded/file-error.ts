const names: Record<string, string> = {
  EACCES: 'permission denied',
  EDQUOT: 'no space left for this user',
  EFBIG: 'file too large',
  EIO: 'input/output error',
  EMFILE: 'too many open files',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'a part of the path is no folder',
  EPERM: 'permission denied',
  EROFS: 'read-only file system',
}

/** Why a folder cannot be used, in words; undefined where the error is about something else. */
export const explainFileError = (error: unknown): string | undefined => {
  const { code, cause, syscall } = (error ?? {}) as Partial<Record<'code' | 'cause' | 'syscall', unknown>>
  // Where a file system takes no folders, as a read-only one, Node says that the one above is not there.
  if (syscall === 'mkdir' && code === 'ENOENT') return 'the folder cannot be made'
  if (typeof code === 'string' && names[code]) return names[code]
  return cause === undefined ? undefined : explainFileError(cause)
}
