import { rawClient, upgrade } from './attacks/rawClient'
import type { DrillRow } from './drillRow'
import { prepareTarget } from './prepareTarget'
import { createProduct, NO_LIMITS } from './product'

const EACH = 20
/** A service stops within ten seconds whatever clients do; the rest is tolerance, in ms. */
const LIMIT_MS = 11_000
const SETTLE_MS = 500

/** Stops both services while clients have sent half a request, read nothing, or keep an idle connection. */
export async function drillShutdown(): Promise<DrillRow[]> {
  const product = await createProduct({ size: { learners: 2, mentors: 1, courses: 1 }, settings: NO_LIMITS })
  for (const service of product.services) await service.start()
  const { mentor, largeFile, from } = await prepareTarget(product)
  const half =
    'POST /user/login-user HTTP/1.1\r\nHost: drill\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
  const texts = [
    half,
    `GET ${largeFile} HTTP/1.1\r\nHost: drill\r\nCookie: ${mentor.cookie}\r\n\r\n`,
    upgrade('/?userId=a'),
    'GET',
  ]
  for (const { url } of product.services)
    for (const text of texts)
      for (let i = 0; i < EACH; i += 1) {
        const { socket } = await rawClient(url, from)
        socket.pause()
        socket.write(text)
      }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const began = performance.now()
  const ends = await Promise.all(product.services.map((service) => service.stop()))
  const ms = performance.now() - began
  const crashes = product.crashes()
  await product.remove()
  const wrong = ends.filter((how) => how !== 'exit code 0').map((how) => `a service ended with ${how}`)
  return [
    {
      what: 'SIGTERM while clients keep connections open',
      seen: `${2 * texts.length * EACH} connections; both services ended after ${(ms / 1000).toFixed(1)} s`,
      crashes,
      violations: [...wrong, ...(ms > LIMIT_MS ? [`it took ${(ms / 1000).toFixed(1)} s`] : [])],
    },
  ]
}
