import { setTimeout as sleep } from 'node:timers/promises'
import type { Goal } from '../harness/table'
import { median } from '../harness/statistics'
import type { CallStage } from './callStage'
import { cut, limitRate, lose, measureRate, setNat, type Nat } from './network'
import type { CallSample } from './observeCall'
import { arrivedAt, type Counter, kilobits, longestSilence, picturesBetween, soundLoss } from './readSamples'

export interface Findings {
  goals: Goal[]
  /** Sentences about what was made and seen. */
  notes: string[]
}

const CONNECTED_GOAL_MS = 3000
const NOTHING_MS = 10_000
/** After the network is back, the call must be as well. */
const BACK_GOAL_MS = 10_000
/** Time for the picture to fit itself to a slow network, and time that is then measured, in ms. */
const FITS_AFTER_MS = 15_000
const SLOW_MS = 60_000
const SLOW_KILOBITS = 150
const SOUND_LOSS_GOAL_PERCENT = 5
const LOSS = 0.05
const DELAY_MS = 75
/** A device that did not come back is given up after 45 s. */
const OPEN_GOAL_S = 60
const DEADLINE_MS = 60_000
const POLL_MS = 100

const COUNTERS: readonly Counter[] = ['soundPackets', 'pictures']

type Both = [CallSample[], CallSample[]]
const samplesOf = ({ learner, mentor }: CallStage): Promise<Both> =>
  Promise.all([learner.samples(), mentor.samples()])

/** Time in ms from a moment until both people have sound and picture of the other. @throws if that never happens */
async function untilBothReceive(
  stage: CallStage,
  moment: number,
  counters: readonly Counter[] = COUNTERS,
): Promise<number> {
  while (Date.now() < moment + DEADLINE_MS) {
    const samples = await samplesOf(stage)
    const times = samples.flatMap((one) => counters.map((counter) => arrivedAt(one, counter, moment)))
    if (times.every((time) => time !== undefined)) return Math.max(...times) - moment
    await sleep(POLL_MS)
  }
  throw new Error('Within a minute, the two did not get sound and picture of each other.')
}

const lastOf = (samples: Both) => samples.map((one) => one.at(-1)!)

/** Time from accepting a call to sound and picture on both sides, and from the end of an interruption to the same. */
export async function drillConnections(stage: CallStage, nat: Nat, calls: number): Promise<Findings> {
  const way = nat === 'symmetric' ? 'by TURN' : 'direct'
  setNat(nat)
  const times: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    times.push(await untilBothReceive(stage, await stage.call()))
    console.log(`  ${way}: ${times.at(-1)} ms`)
    const relayed = lastOf(await samplesOf(stage)).some(({ isRelayed }) => isRelayed)
    if (relayed !== (nat === 'symmetric')) throw new Error(`The call was ${relayed ? '' : 'not '}relayed.`)
    if (turn < calls - 1) await stage.hangUp()
  }
  const back = await reconnect(stage)
  await stage.hangUp()
  return {
    goals: [
      {
        what: `ms from accepting to media both ways, ${way}, median`,
        measured: median(times),
        atMost: CONNECTED_GOAL_MS,
      },
      { what: `the same, slowest of ${calls}`, measured: Math.max(...times), atMost: CONNECTED_GOAL_MS },
      {
        what: `ms from the end of 10 s of nothing to media both ways, ${way}`,
        measured: back,
        atMost: BACK_GOAL_MS,
      },
    ],
    notes: [],
  }
}

async function reconnect(stage: CallStage): Promise<number> {
  const mend = cut('a')
  const cutAt = Date.now()
  await sleep(NOTHING_MS)
  const mendedAt = Date.now()
  mend()
  const back = await untilBothReceive(stage, mendedAt)
  const samples = await samplesOf(stage)
  for (const one of samples)
    if (longestSilence(one, cutAt, mendedAt) < NOTHING_MS / 2)
      throw new Error('Packets arrived during the cut.')
  return back
}

/** A call by TURN that begins while the learner has 150 kbit/s, with loss and delay. */
export async function drillSlowNetwork(stage: CallStage): Promise<Findings> {
  setNat('symmetric')
  const fast = limitRate('a', SLOW_KILOBITS)
  const rate = measureRate('a', stage.services.site)
  const found = await slowCall(stage)
  fast()
  await stage.hangUp()
  return { ...found, notes: [`The limited network let ${rate} kbit/s of a page through.`, ...found.notes] }
}

async function slowCall(stage: CallStage): Promise<Findings> {
  const acceptedAt = await stage.call()
  const heardAfter = await untilBothReceive(stage, acceptedAt, ['soundPackets'])
  await sleep(FITS_AFTER_MS)
  const [from, plain] = [Date.now(), SLOW_MS / 2]
  await sleep(plain)
  const alone = await heard(stage, from)
  const endLoss = lose('a', LOSS)
  stage.turn.setDelay(DELAY_MS)
  const hardFrom = Date.now()
  await sleep(SLOW_MS / 2)
  const hard = await heard(stage, hardFrom)
  const dropped = endLoss()
  stage.turn.setDelay(0)
  const [learner] = await samplesOf(stage)
  const trips = learner.filter(({ at }) => at > hardFrom).flatMap(({ roundTripMs }) => roundTripMs ?? [])
  return {
    goals: [
      {
        what: 'ms from accepting to sound both ways, at 150 kbit/s',
        measured: heardAfter,
        atMost: DEADLINE_MS,
      },
      {
        what: '% of the sound lost, at 150 kbit/s',
        measured: alone.loss,
        atMost: SOUND_LOSS_GOAL_PERCENT,
        digits: 1,
      },
      { what: 'ms without a packet of sound, longest', measured: alone.silence, atMost: 1000 },
      {
        what: '% of the sound lost, with 5 % loss each way and delay as well',
        measured: hard.loss,
        atMost: 3 * SOUND_LOSS_GOAL_PERCENT,
        digits: 1,
      },
      {
        what: 'ms without a packet of sound, longest, with loss and delay',
        measured: hard.silence,
        atMost: 2000,
      },
    ],
    notes: [
      `At 150 kbit/s the learner received ${alone.kilobits.toFixed(0)} kbit/s: ${alone.pictures.join(' and ')} pictures came to the learner and the mentor in 30 s; with loss and delay ${hard.pictures.join(' and ')}.`,
      `${(dropped * 100).toFixed(1)} % of the UDP packets were dropped; the round trip to the other person was ${median(trips).toFixed(0)} ms.`,
    ],
  }
}

/** How well both were heard since a moment; the worse of the two. */
async function heard(stage: CallStage, from: number) {
  const samples = await samplesOf(stage)
  const to = Date.now()
  return {
    loss: 100 * Math.max(...samples.map((one) => soundLoss(one, from, to))),
    silence: Math.max(...samples.map((one) => longestSilence(one, from, to))),
    pictures: samples.map((one) => picturesBetween(one, from, to)),
    kilobits: kilobits(samples[0], from, to),
  }
}

/** Calls are closed after a browser, the other one, and all with the chat process were killed. */
export async function drillKilledCalls(stage: CallStage): Promise<Findings> {
  setNat('cone')
  const [chat] = stage.services.instances.chat
  const goals: Goal[] = []
  const measure = async (what: string, kill: () => Promise<unknown>) => {
    await untilBothReceive(stage, await stage.call())
    if ((await stage.openCalls()) !== 1) throw new Error('Chat did not count the open call.')
    await kill()
    const seconds = (await stage.untilNoCallIsOpen()) / 1000
    goals.push({ what: `s until no call is open, after ${what}`, measured: seconds, atMost: OPEN_GOAL_S })
    await stage.peopleArrive()
  }
  await measure('the browser of the caller was killed', () => stage.learner.kill())
  await measure('the browser of the other was killed', () => stage.mentor.kill())
  await measure('chat and both browsers were killed', async () => {
    await Promise.all([chat!.kill(), stage.killBrowsers()])
    await chat!.start()
  })
  return { goals, notes: [await survivesChat(stage)] }
}

/** A call goes on while chat is killed and started again, and ends when it is left. */
async function survivesChat(stage: CallStage): Promise<string> {
  const [chat] = stage.services.instances.chat
  await untilBothReceive(stage, await stage.call())
  const killedAt = Date.now()
  await chat!.kill()
  await chat!.start()
  await stage.learner.page.getByText('Chat is not connected at the moment.').waitFor({ state: 'detached' })
  const samples = await samplesOf(stage)
  const silence = Math.max(...samples.map((one) => longestSilence(one, killedAt, Date.now())))
  await stage.hangUp()
  return `While chat was killed and started again, the call went on; the longest time without a packet of sound was ${silence} ms.`
}
