import { subjectWorld, type SubjectState } from '../../testing/disclosure/subject'
import { differences, transcriptOf, type Transcript } from '../../testing/disclosure/transcript'

// Nobody outside may learn who is a minor or suspended (ADR 187).

/**
 * This endpoint is left out: opening a conversation with a learner of one's own is refused if the learner may
 * not receive messages, so its response must differ.
 */
const ATTEMPT = ['createChat']

interface Telling {
  leaveOut?: string[]
  hasSeat?: boolean
}

async function toldAbout(state: SubjectState, { leaveOut = [], hasSeat }: Telling = {}): Promise<Transcript> {
  const world = await subjectWorld(state, hasSeat)
  try {
    return await transcriptOf(world, leaveOut)
  } finally {
    await world.t.close()
  }
}

it('every endpoint answers everybody the same about an adult and a minor without consent', async () => {
  const asked = { leaveOut: ATTEMPT, hasSeat: true }
  const adult = await toldAbout('adult', asked)
  const statuses = Object.values(adult).map((answer) => answer.slice(0, 3))
  // Most requests succeed and none fails on the server, so that the comparison covers real responses.
  expect(statuses.filter((status) => status === '200').length).toBeGreaterThan(150)
  expect(statuses.filter((status) => status.startsWith('5'))).toEqual([])
  expect(differences(adult, await toldAbout('minor', asked))).toEqual([])
})

it('every endpoint answers everybody the same about an adult who is suspended', async () => {
  const asked = { leaveOut: ATTEMPT }
  expect(differences(await toldAbout('adult', asked), await toldAbout('suspended', asked))).toEqual([])
})

it('an attempt to write is refused for a minor as for somebody who is suspended', async () => {
  expect(differences(await toldAbout('minor'), await toldAbout('suspended'))).toEqual([])
})
