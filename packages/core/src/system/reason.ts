const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk is full',
  EEXIST: 'something of that name is there',
  EFBIG: 'it is too large',
  EISDIR: 'it is a folder',
  EIO: 'the disk does not work',
  ELOOP: 'links in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is not a folder',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
};

/**
 * The reason of an error of the file system, in words if the code is common.
 *
 * @example
 * ```ts
 * systemReason({ code: 'EROFS' }); // => 'the file system is read-only'
 * ```
 */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? code ?? message;
}
