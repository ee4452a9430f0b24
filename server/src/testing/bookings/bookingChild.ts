import { spawn, type ChildProcess } from 'node:child_process'
import { programOf } from '../../build/bundleServer'
import type { DatabaseLocation } from '../../platform/database/openDatabase'
import type { Act, Answer } from './bookingActs'
import type { Order } from './bookingProcess'

export interface BookingChild {
  /**
   * Sends a request to the process. Resolves with the answer; with undefined if the process died before it answered.
   */
  order: (act: Act, options?: Omit<Order, 'act'> & { onBegun?: () => void }) => Promise<Answer | undefined>
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>
}

/** Starts a process that books. */
export async function startBookingChild(location: DatabaseLocation): Promise<BookingChild> {
  const program = [await programOf('bookingProcess'), JSON.stringify(location)]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = endOf(child)
  const next = messagesOf(child)
  if ((await next()) !== 'ready') throw new Error('A process of the drill did not start.')
  return {
    async order(act, { onBegun, ...options } = {}) {
      const order: Order = { act, ...options }
      child.send(order)
      await next()
      onBegun?.()
      return (await next()) as Answer | undefined
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Resolves when the process was killed. Rejects if it ended by itself. */
function endOf(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`A process of the drill ended with ${code}.`)),
    )
  })
  ended.catch(() => undefined)
  return ended
}

/**
 * Returns a function that resolves with the next message, or with undefined when the process has ended without another
 * message.
 */
function messagesOf(child: ChildProcess) {
  const arrived: unknown[] = []
  let onNews = () => {}
  child.on('message', (message) => {
    arrived.push(message)
    onNews()
  })
  // Unlike `exit`, the event `disconnect` comes after all messages that the process has sent.
  const silent = new Promise<void>((resolve) => child.once('disconnect', () => resolve()))
  return async (): Promise<unknown> => {
    if (arrived.length === 0) await Promise.race([new Promise<void>((resolve) => (onNews = resolve)), silent])
    return arrived.shift()
  }
}
