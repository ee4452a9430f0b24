// Takes the place of the federation runtime's handler of manifests, which loads remotes that have one. Ours have none.

/** Receives the plugins of the runtime and has no use for them. */
const noHooks = { applyPlugin: () => undefined }

export class SnapshotHandler {
  hooks = noHooks
  /** The runtime removes a remote from it. */
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})
