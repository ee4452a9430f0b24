import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { PeerName } from './warnings'

/** Sends a request to another service that needs the service key. Rejects if the request fails. */
export type PeerCheck = () => Promise<unknown>

/** Interval of the checks, in ms. */
const EVERY_MS = 30_000
/**
 * Number of consecutive failed checks before the failure is reported, because a service that restarts misses
 * one.
 */
const REPORTED_AFTER = 2

/**
 * Checks regularly whether this process can reach the other services with its settings. The process stays
 * ready if it cannot, because people can still do most things. Messages between the services are delayed,
 * however, including suspensions, so `/readyz`, the log and a metric report the failure.
 *
 * @returns a function that checks all services immediately
 */
export function watchPeers(
  app: FastifyInstance,
  peers: Partial<Record<PeerName, PeerCheck>>,
): () => Promise<void> {
  const warnings = (app.warnings ??= new Set())
  const failures = new Map<string, number>()
  const reachable = peerGauge(app.metrics)

  async function check(peer: PeerName, ask: PeerCheck) {
    const error = await ask().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    const before = failures.get(peer) ?? 0
    const now = error === undefined ? 0 : before + 1
    failures.set(peer, now)
    reachable.set({ peer }, now === 0 ? 1 : 0)
    if (now === REPORTED_AFTER) {
      warnings.add(`unreachable_${peer}`)
      app.log.warn({ err: error, peer }, MESSAGE)
    } else if (now === 0 && before >= REPORTED_AFTER) {
      warnings.delete(`unreachable_${peer}`)
      app.log.info({ peer }, 'another service can be reached again')
    }
  }

  const checkAll = async () => {
    await Promise.all(Object.entries(peers).map(([peer, ask]) => check(peer as PeerName, ask)))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void checkAll(), EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  return checkAll
}

export const peerGauge = (registry: Registry | undefined) =>
  new Gauge({
    name: 'mentor_connect_peer_reachable',
    help: 'Whether this process reaches another service with the service key: 1 or 0',
    labelNames: ['peer'],
    registers: registry ? [registry] : [],
  })

const MESSAGE =
  'Another service cannot be reached, so what this one has to tell it waits: see the error; INTERNAL_API_URL, INTERNAL_CHAT_URL and INTERNAL_SITE_URL name other addresses than the public ones, NODE_EXTRA_CA_CERTS a private certificate authority, and SERVICE_KEY has to be the same everywhere.'
