import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../harness/statistics'
import type { CallStage } from './callStage'
import { samplesOf, spread, untilBothReceive, type Findings } from './media'
import { limitRate, lose, measureRate, setNat } from './network'
import { kilobits, longestSilence, loudness, picturesBetween, soundInvented, soundLoss } from './readSamples'

/** Time in ms that the picture gets to adapt to a slow network, and time in ms that is measured after it. */
const FITS_AFTER_MS = 15_000
const MEASURED_MS = 30_000
const SLOW_KILOBITS = 150
const LOSS = 0.05
const DELAY_MS = 75

/**
 * Maximum share of the sound that a browser may synthesise in place of lost packets, in percent. Up to this
 * share, speech stays clear.
 */
const INVENTED_GOAL_PERCENT = 5
const SILENCE_GOAL_MS = 1000
const HEARD_GOAL_MS = 10_000
/**
 * Minimum level of received speech. Speech of this level is audible in a quiet room; the microphones deliver
 * about 20 dB more.
 */
const LOUDNESS_GOAL_DB = -40

type Heard = Awaited<ReturnType<typeof heard>>

interface Round {
  heardAfter: number
  /** Results with 150 kbit/s alone, and with loss and delay in addition. */
  alone: Heard
  hard: Heard
  dropped: number
  roundTrip: number
}

/** Measures calls by TURN that begin while the learner has 150 kbit/s. Loss and delay are added later. */
export async function drillSlowNetwork(stage: CallStage, count: number): Promise<Findings> {
  setNat('symmetric')
  const endLimit = limitRate('a', SLOW_KILOBITS)
  const rate = measureRate('a', stage.services.site)
  const rounds: Round[] = []
  while (rounds.length < count) {
    rounds.push(await slowCall(stage))
    await stage.hangUp()
    console.log(`  ${JSON.stringify(rounds.at(-1))}`)
  }
  endLimit()
  return { goals: goalsOf(rounds), notes: notesOf(rounds, rate) }
}

async function slowCall(stage: CallStage): Promise<Round> {
  const acceptedAt = await stage.call()
  const heardAfter = await untilBothReceive(stage, acceptedAt, ['soundPackets'])
  await sleep(FITS_AFTER_MS)
  const alone = await heard(stage)
  const endLoss = lose('a', LOSS)
  stage.turn.setDelay(DELAY_MS)
  const from = Date.now()
  const hard = await heard(stage)
  const dropped = endLoss()
  stage.turn.setDelay(0)
  const [learner] = await samplesOf(stage)
  const trips = learner.filter(({ at }) => at > from).flatMap(({ roundTripMs }) => roundTripMs ?? [])
  return { heardAfter, alone, hard, dropped, roundTrip: median(trips) }
}

/** Measures how well both are heard from now on. Returns the worse of the two. */
async function heard(stage: CallStage) {
  const from = Date.now()
  await sleep(MEASURED_MS)
  // Reading the samples takes time, during which no samples are taken.
  const to = Date.now()
  const samples = await samplesOf(stage)
  return {
    lost: 100 * Math.max(...samples.map((one) => soundLoss(one, from, to))),
    invented: 100 * Math.max(...samples.map((one) => soundInvented(one, from, to))),
    silence: Math.max(...samples.map((one) => longestSilence(one, from, to))),
    loudness: Math.min(...samples.map((one) => loudness(one, from, to))),
    pictures: samples.map((one) => picturesBetween(one, from, to)),
    kilobits: kilobits(samples[0], from, to),
  }
}

function goalsOf(rounds: Round[]) {
  const heardAfter = rounds.map((round) => round.heardAfter)
  const quietest = Math.min(...rounds.flatMap(({ alone, hard }) => [alone.loudness, hard.loudness]))
  return [
    ...spread('ms from accepting to sound both ways, at 150 kbit/s', heardAfter, HEARD_GOAL_MS),
    ...goalsOfSound(
      'at 150 kbit/s',
      rounds.map(({ alone }) => alone),
    ),
    ...goalsOfSound(
      'at 150 kbit/s with loss and delay',
      rounds.map(({ hard }) => hard),
    ),
    {
      what: 'dB, level of the sound that was played, quietest',
      measured: quietest,
      atLeast: LOUDNESS_GOAL_DB,
    },
  ]
}

const goalsOfSound = (where: string, all: Heard[]) => [
  ...spread(
    `% of the sound invented by the browser, ${where}`,
    pick(all, 'invented'),
    INVENTED_GOAL_PERCENT,
    1,
  ),
  ...spread(`ms without a packet of sound, longest, ${where}`, pick(all, 'silence'), SILENCE_GOAL_MS),
]

const pick = (all: Heard[], name: 'invented' | 'silence' | 'lost' | 'kilobits') => all.map((one) => one[name])

function notesOf(rounds: Round[], rate: number) {
  const [alone, hard] = [rounds.map((round) => round.alone), rounds.map((round) => round.hard)]
  const pictures = (all: Heard[]) => all.map((one) => one.pictures.join(' and ')).join('; ')
  const percent = (values: number[]) => values.map((value) => value.toFixed(1)).join(', ')
  const dropped = percent(rounds.map((round) => 100 * round.dropped))
  const trips = rounds.map(({ roundTrip }) => roundTrip.toFixed(0)).join(', ')
  return [
    `The limited network let ${rate} kbit/s of a page through. The learner received ${median(pick(alone, 'kilobits')).toFixed(0)} kbit/s, with loss and delay ${median(pick(hard, 'kilobits')).toFixed(0)}. Pictures in 30 s, those of each round that came to the learner and to the mentor: ${pictures(alone)}; with loss and delay ${pictures(hard)}.`,
    `${dropped} % of the UDP packets were dropped, and ${percent(pick(hard, 'lost'))} % of the packets of sound lost; the round trip to the other person was ${trips} ms.`,
  ]
}
