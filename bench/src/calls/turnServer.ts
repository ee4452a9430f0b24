import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '@mentor-connect/delivery/root'
import { collect, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { issueTurnCertificate } from './turnCertificate'
import { forkInNamespace, inNamespace, NET_NAMESPACE, TURN, TURN_BEHIND_DELAY, TURN_NAME } from './network'

/** Port 3478 as the kernel lists it. */
const LISTENING = ':0D96 '
const POLL_MS = 100
const TLS_PORT = 5349

export interface TurnServer {
  /** Settings with which chat finds the TURN server. */
  settings: NodeJS.ProcessEnv
  /** Home folder of browsers that trust the certificate of the server. */
  trustingHome: string
  /** Delays all packets between browsers and the server by this much in each direction. */
  setDelay: (ms: number) => void
  stop: () => Promise<void>
}

/**
 * Starts coturn between the two homes, with the configuration that operators use.
 *
 * @param folder for the certificate of the server
 */
export async function startTurnServer(folder: string): Promise<TurnServer> {
  const secret = randomBytes(32).toString('hex')
  const { cert, key, trustingHome } = issueTurnCertificate(folder, TURN_NAME)
  const options = [
    ...['-c', join(ROOT, 'deploy/coturn/turnserver.conf')],
    ...['--realm', 'drill.test', '--static-auth-secret', secret],
    ...['--listening-ip', TURN, '--relay-ip', TURN, '--pidfile', ''],
    ...['--tls-listening-port', String(TLS_PORT), '--cert', cert, '--pkey', key],
  ]
  const server = spawn('ip', ['netns', 'exec', NET_NAMESPACE, 'turnserver', ...options])
  const output = collect(server)
  while (!inNamespace(NET_NAMESPACE, 'cat', '/proc/net/udp').includes(LISTENING)) {
    if (server.exitCode !== null) throw new Error(`The TURN server ended:\n${output()}`)
    await sleep(POLL_MS)
  }
  const delay = await forkInNamespace(NET_NAMESPACE, 'delayedTurn.ts', TURN_BEHIND_DELAY, TURN)
  return {
    settings: {
      CALL_STUN_URLS: `stun:${TURN}:3478`,
      CALL_TURN_URLS: `turn:${TURN_BEHIND_DELAY}:3478,turns:${TURN_NAME}:${TLS_PORT}?transport=tcp`,
      CALL_TURN_SECRET: secret,
    },
    trustingHome,
    setDelay: (ms) => void delay.send(ms),
    stop: async () => void (await Promise.all([delay, server].map((child) => stopProcess(child)))),
  }
}
