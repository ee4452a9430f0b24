import { runningScript } from './scriptOf'

export interface StorageRead {
  key: string
  script: string
}

/** Keys of `localStorage` under which the shell stores who is signed in. */
const OF_THE_SESSION = ['auth', 'user', 'mentor']

/** Records which scripts read the stored session, which only the shell may read. */
export function watchStorage(): () => StorageRead[] {
  const reads: StorageRead[] = []
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function read(key: string) {
    if (OF_THE_SESSION.includes(key)) reads.push({ key, script: runningScript() })
    return getItem.call(this, key)
  }
  return () => reads
}
