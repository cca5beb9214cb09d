type FileSystem = typeof import('node:fs');

/** The bytes that the disk still takes. */
export const disk = { room: Number.POSITIVE_INFINITY };

/** The file system on a disk that fills: each write takes two pieces, as a system may do. */
export function smallDisk(real: FileSystem): FileSystem {
  const writeSync = (descriptor: number, bytes: Uint8Array, offset: number) => {
    const length = Math.ceil((bytes.length - offset) / 2);
    disk.room -= length;
    if (disk.room < 0)
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
    return real.writeSync(descriptor, bytes, offset, length);
  };
  return Object.assign({}, real, { writeSync });
}
