import { setTimeout as sleep } from 'node:timers/promises'
import type { CallStage } from './callStage'
import { listed, samplesOf, spread, untilBothReceive, type Findings } from './media'
import { cut, setNat, type Nat } from './network'
import { longestSilence } from './readSamples'

const CONNECTED_GOAL_MS = 3000
/** Time in ms after which the browsers have chosen their network path. */
const SETTLED_MS = 5000
const POLL_MS = 100
const NOTHING_MS = 10_000
/** Maximum time in ms from the return of the network to the return of the call. */
const BACK_GOAL_MS = 10_000

const WAYS: Record<Nat, { name: string; relayProtocol: string | undefined }> = {
  cone: { name: 'direct', relayProtocol: undefined },
  symmetric: { name: 'by TURN', relayProtocol: 'udp' },
  tcp: { name: 'by TURN over TLS', relayProtocol: 'tls' },
}

/**
 * Measures the time from accepting a call until both sides have sound and picture, and the same from the end
 * of an interruption.
 */
export async function drillConnections(stage: CallStage, nat: Nat, calls: number): Promise<Findings> {
  const { name: way, relayProtocol } = WAYS[nat]
  setNat(nat)
  const connected: number[] = []
  const back: number[] = []
  const soundBack: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    connected.push(await untilBothReceive(stage, await stage.call()))
    await mustBeRelayed(stage, relayProtocol)
    const times = await reconnect(stage)
    back.push(times.all)
    soundBack.push(times.sound)
    console.log(`  ${way}: ${connected.at(-1)} ms, back after ${times.all} ms, sound after ${times.sound} ms`)
    await stage.hangUp()
  }
  const toMedia = `ms from accepting to media both ways, ${way}`
  const toMediaAgain = `ms from the end of 10 s of nothing to media both ways, ${way}`
  return {
    goals: [...spread(toMedia, connected, CONNECTED_GOAL_MS), ...spread(toMediaAgain, back, BACK_GOAL_MS)],
    notes: [
      listed('Connected after, in ms', connected),
      listed('Back after, in ms', back),
      listed('Sound alone back after, in ms', soundBack),
    ],
  }
}

/** Browsers may begin with TURN and find the direct path a moment later. */
async function mustBeRelayed(stage: CallStage, protocol: string | undefined) {
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const last = (await samplesOf(stage)).map((one) => one.at(-1)!)
    const isRelayed = last.some((one) => one.isRelayed)
    const protocols = last.flatMap((one) => one.relayProtocol ?? [])
    if (isRelayed === (protocol !== undefined) && protocols.every((one) => one === protocol)) return
    if (Date.now() > until)
      throw new Error(
        isRelayed ? `The call was relayed by ${protocols.join()}.` : 'The call was not relayed.',
      )
    await sleep(POLL_MS)
  }
}

/** Times in ms from the end of an interruption to sound, and to sound and picture. */
async function reconnect(stage: CallStage): Promise<{ sound: number; all: number }> {
  const mend = cut('a')
  const cutAt = Date.now()
  await sleep(NOTHING_MS)
  const mendedAt = Date.now()
  mend()
  const sound = await untilBothReceive(stage, mendedAt, ['soundPackets'])
  const back = await untilBothReceive(stage, mendedAt)
  for (const one of await samplesOf(stage))
    if (longestSilence(one, cutAt, mendedAt) < NOTHING_MS / 2)
      throw new Error('Packets arrived during the cut.')
  return { sound, all: back }
}
