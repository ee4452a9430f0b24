import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { Gauge, type Registry } from 'prom-client'

/** Interval of the checks, in ms. */
const EVERY_MS = 60 * 60_000
const DEADLINE_MS = 5_000

export const tlsExpiryGauge = (registry: Registry | undefined) =>
  new Gauge({
    name: 'mentor_connect_tls_expires_timestamp_seconds',
    help: 'When the TLS certificate of a public address ends; missing for an address that this process does not reach',
    labelNames: ['address'],
    registers: registry ? [registry] : [],
  })

/**
 * Watches when the TLS certificates of these addresses expire. This includes certificates that have already
 * expired or that this machine does not trust.
 *
 * @param addresses name for the metric → address; addresses without TLS are skipped
 * @returns a function that checks all of them now
 */
export function watchTlsExpiry(app: FastifyInstance, addresses: Record<string, string>): () => Promise<void> {
  const expires = tlsExpiryGauge(app.metrics)
  const secure = Object.entries(addresses).filter(([, url]) => url.startsWith('https:'))

  async function check(address: string, url: string) {
    const end = await expiryOf(new URL(url)).catch(() => undefined)
    if (end === undefined) expires.remove({ address })
    else expires.set({ address }, end / 1000)
  }

  const checkAll = async () => void (await Promise.all(secure.map(([name, url]) => check(name, url))))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void checkAll(), EVERY_MS).unref()
    void checkAll()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  return checkAll
}

/** Returns the time at which the certificate of this address expires, in ms. */
function expiryOf({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(!isIP(hostname) && { servername: hostname }),
      rejectUnauthorized: false,
    })
    socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error(`${hostname} does not respond.`)))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
  })
}
