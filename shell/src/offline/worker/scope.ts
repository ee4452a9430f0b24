import type { WorkerSite } from '@mentor-connect/contract/site/serviceWorker'

/**
 * The members of the worker's global object that are used here. TypeScript's worker types conflict with those of
 * pages.
 */
interface WorkerScope {
  /** Configuration of the site, which the site composer prepends to this code. */
  mcSite: WorkerSite
  skipWaiting: () => Promise<void>
  clients: {
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>
    matchAll: (filter: { type: 'window' }) => Promise<Tab[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
}

interface Tab {
  /** Resolves to null if the tab has moved to another origin. */
  navigate: (url: string) => Promise<Tab | null>
  focus: () => Promise<Tab>
}

interface WorkerEvents {
  install: WorkerEvent
  message: WorkerEvent
  push: PushEvent
  notificationclick: ClickEvent
}

export interface PushEvent extends LastingEvent {
  data: { json: () => unknown } | null
}

export interface ClickEvent extends LastingEvent {
  notification: { data: unknown; close: () => void }
}

/** An event for which the browser keeps the worker alive until its work is done. */
export interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export type WorkerEvent = MessageEvent & LastingEvent

export const scope = self as unknown as WorkerScope
