import { setTimeout as sleep } from 'node:timers/promises'
import type { CallStage } from './callStage'
import { listed, samplesOf, spread, untilBothReceive, type Findings } from './media'
import { cut, setNat, type Nat } from './network'
import { longestSilence } from './readSamples'

const CONNECTED_GOAL_MS = 3000
/** Time in which the browsers have chosen their way. */
const SETTLED_MS = 5000
const POLL_MS = 100
const NOTHING_MS = 10_000
/** After the network is back, the call must be as well. */
const BACK_GOAL_MS = 10_000

/** Time from accepting a call to sound and picture on both sides, and from the end of an interruption to the same. */
export async function drillConnections(stage: CallStage, nat: Nat, calls: number): Promise<Findings> {
  const way = nat === 'symmetric' ? 'by TURN' : 'direct'
  setNat(nat)
  const connected: number[] = []
  const back: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    connected.push(await untilBothReceive(stage, await stage.call()))
    await mustBeRelayed(stage, nat === 'symmetric')
    back.push(await reconnect(stage))
    console.log(`  ${way}: ${connected.at(-1)} ms, back after ${back.at(-1)} ms`)
    await stage.hangUp()
  }
  const toMedia = `ms from accepting to media both ways, ${way}`
  const toMediaAgain = `ms from the end of 10 s of nothing to media both ways, ${way}`
  return {
    goals: [...spread(toMedia, connected, CONNECTED_GOAL_MS), ...spread(toMediaAgain, back, BACK_GOAL_MS)],
    notes: [listed('Connected after, in ms', connected), listed('Back after, in ms', back)],
  }
}

/** Browsers may begin by TURN and find the direct way a moment later. */
async function mustBeRelayed(stage: CallStage, isWanted: boolean) {
  const until = Date.now() + SETTLED_MS
  for (;;) {
    const samples = await samplesOf(stage)
    const isRelayed = samples.some((one) => one.at(-1)!.isRelayed)
    if (isRelayed === isWanted) return
    if (Date.now() > until) throw new Error(`The call was ${isRelayed ? '' : 'not '}relayed.`)
    await sleep(POLL_MS)
  }
}

async function reconnect(stage: CallStage): Promise<number> {
  const mend = cut('a')
  const cutAt = Date.now()
  await sleep(NOTHING_MS)
  const mendedAt = Date.now()
  mend()
  const back = await untilBothReceive(stage, mendedAt)
  for (const one of await samplesOf(stage))
    if (longestSilence(one, cutAt, mendedAt) < NOTHING_MS / 2)
      throw new Error('Packets arrived during the cut.')
  return back
}
