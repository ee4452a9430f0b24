import type { CDPSession } from 'playwright-core'

interface Answer {
  id?: number
  error?: { message: string }
  result?: { exceptionDetails?: { text: string } }
}

/**
 * Attaches to a page or worker that Playwright does not expose. Returns a function that sends a command to
 * the target and resolves when the command is answered.
 *
 * @param devtools session of the browser
 * @throws if the command, or the expression that it evaluates, fails
 */
export async function attachTo(devtools: CDPSession, targetId: string) {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  let last = 0
  return (method: string, params: object = {}): Promise<void> => {
    const id = (last += 1)
    const answered = new Promise<void>((resolve, reject) => {
      const look = (received: { sessionId: string; message: string }) => {
        const answer = JSON.parse(received.message) as Answer
        if (received.sessionId !== sessionId || answer.id !== id) return
        devtools.off('Target.receivedMessageFromTarget', look)
        const failure = answer.error?.message ?? answer.result?.exceptionDetails?.text
        if (failure === undefined) resolve()
        else reject(new Error(`${method}: ${failure}`))
      }
      devtools.on('Target.receivedMessageFromTarget', look)
    })
    const message = JSON.stringify({ id, method, params })
    return devtools.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answered)
  }
}
