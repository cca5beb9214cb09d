import { rmSync } from 'node:fs';
import type { Message } from './protocol.js';

/** Child processes and temporary folders that a command would leave if the process ended now. */
export interface Leftovers {
  /** Takes note of what the worker thread has begun or ended. */
  note(message: Message): void;
  /** Ends and removes all. */
  end(): void;
}

/** The leftovers of a command, none at first. */
export function leftovers(): Leftovers {
  const children = new Set<number>();
  const folders = new Set<string>();
  return {
    note(message) {
      if (message.kind === 'scratch') folders.add(message.folder);
      if (message.kind !== 'child') return;
      if (message.ended) children.delete(message.pid);
      else children.add(message.pid);
    },
    end() {
      for (const pid of children) killGroup(pid);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills a process and what it started; one that has already ended is fine. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {}
}
