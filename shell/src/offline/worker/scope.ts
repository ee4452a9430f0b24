import type { WorkerSite } from '@mentor-connect/shared/site/serviceWorker'

/** The worker's global object as far as it is used here: the page's types and the worker's do not go together. */
interface WorkerScope {
  /** Written in front of this code by the composer of the site. */
  mcSite: WorkerSite
  skipWaiting: () => Promise<void>
  clients: { get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined> }
  addEventListener: (type: 'install' | 'message', listener: (event: WorkerEvent) => void) => void
}

export interface WorkerEvent extends MessageEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export const scope = self as unknown as WorkerScope
