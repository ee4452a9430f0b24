import { AsyncLocalStorage } from 'node:async_hooks'

// Jest creates an AsyncLocalStorage for each test file and never disables it. Node copies the value of every enabled
// one into every promise: without this, each test file makes all later ones of the same worker slower.
const enabled = new Set()
const { _enable } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype._enable = function () {
  enabled.add(this)
  return _enable.call(this)
}

/** Disables what the test file used. A storage that is used again enables itself. */
export const disableAsyncStorages = () => {
  for (const storage of enabled) storage.disable()
  enabled.clear()
}
