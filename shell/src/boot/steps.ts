interface Scheduler {
  yield?: () => Promise<void>
}

/** Lets the browser paint and react to input before the next step. */
function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Runs one step of the start in a task of its own, so that no step adds to the time another one blocks the page. */
export async function step<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  await yieldToBrowser()
  return run()
}
