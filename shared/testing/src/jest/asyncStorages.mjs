import { AsyncLocalStorage } from 'node:async_hooks'

// Jest creates an AsyncLocalStorage for each test file and never disables it. Node copies the value of every enabled
// storage into every promise. Without this module, each test file would make all later files of the same worker
// slower.
const enabled = new Set()
const { _enable } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype._enable = function () {
  enabled.add(this)
  return _enable.call(this)
}

/** Disables the storages that the test file used. A storage that is used again enables itself. */
export const disableAsyncStorages = () => {
  for (const storage of enabled) storage.disable()
  enabled.clear()
}
