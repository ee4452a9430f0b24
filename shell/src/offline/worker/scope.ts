import type { WorkerSite } from '@mentor-connect/contract/site/serviceWorker'

/**
 * The parts of the worker's global object that are used here. TypeScript's worker types conflict with those of pages.
 */
interface WorkerScope {
  /** Prepended to this code by the site composer. */
  mcSite: WorkerSite
  skipWaiting: () => Promise<void>
  clients: { get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined> }
  addEventListener: (type: 'install' | 'message', listener: (event: WorkerEvent) => void) => void
}

/** An event for which the browser keeps the worker alive until its work is done. */
export interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export type WorkerEvent = MessageEvent & LastingEvent

export const scope = self as unknown as WorkerScope
