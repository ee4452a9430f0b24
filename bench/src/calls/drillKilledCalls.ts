import type { CallStage } from './callStage'
import { listed, samplesOf, spread, untilBothReceive, type Findings } from './media'
import { setNat } from './network'
import { longestSilence } from './readSamples'

/** Chat gives up a device that has not come back after 45 s. */
const OPEN_GOAL_S = 60

type Kill = [what: string, kill: (stage: CallStage) => Promise<unknown>]

const KILLS: Kill[] = [
  ['the browser of the caller was killed', ({ learner }) => learner.kill()],
  ['the browser of the other was killed', ({ mentor }) => mentor.kill()],
  [
    'chat and both browsers were killed',
    async (stage) => {
      const [chat] = stage.services.instances.chat
      await Promise.all([chat!.kill(), stage.killBrowsers()])
      await chat!.start()
    },
  ],
]

/**
 * Measures the time until calls are closed after one browser, the other one, or everything including the chat
 * process was killed.
 */
export async function drillKilledCalls(stage: CallStage, rounds: number): Promise<Findings> {
  setNat('cone')
  const findings: Findings = { goals: [], notes: [] }
  for (const [what, kill] of KILLS) {
    const seconds: number[] = []
    while (seconds.length < rounds) seconds.push(await secondsUntilClosed(stage, kill))
    console.log(`  ${listed(what, seconds, 1)}`)
    findings.goals.push(...spread(`s until no call is open, after ${what}`, seconds, OPEN_GOAL_S, 1))
  }
  const silences: number[] = []
  while (silences.length < rounds) silences.push(await silenceWhileChatIsKilled(stage))
  findings.notes.push(
    listed(
      'While chat was killed and started again, calls went on and ended when they were left. Longest time without a packet of sound, in ms',
      silences,
    ),
  )
  return findings
}

async function secondsUntilClosed(stage: CallStage, kill: Kill[1]): Promise<number> {
  await untilBothReceive(stage, await stage.call())
  if ((await stage.openCalls()) !== 1) throw new Error('Chat did not count the open call.')
  await kill(stage)
  const seconds = (await stage.untilNoCallIsOpen()) / 1000
  await stage.peopleArrive()
  return seconds
}

/** Checks that a call goes on while chat is killed and restarted, and that it ends when a person leaves. */
async function silenceWhileChatIsKilled(stage: CallStage): Promise<number> {
  const [chat] = stage.services.instances.chat
  const { page } = stage.learner
  await untilBothReceive(stage, await stage.call())
  const killedAt = Date.now()
  await chat!.kill()
  await page.getByText('Chat is not connected at the moment.').waitFor()
  await chat!.start()
  await page.getByText('Chat is not connected at the moment.').waitFor({ state: 'detached' })
  const backAt = Date.now()
  const samples = await samplesOf(stage)
  const silence = Math.max(...samples.map((one) => longestSilence(one, killedAt, backAt)))
  await stage.hangUp()
  return silence
}
