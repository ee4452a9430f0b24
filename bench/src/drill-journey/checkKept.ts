import { compareLists, difference, NOTHING, sum, type Evaluation } from '../drill-server/checkWrites'
import type { People } from './journey'
import type { Person } from './person'
import { LEARNER, LESSONS, type Kept } from './steps'

/** Compares what people see in new browsers, after they have logged in again, with what was promised to them. */
export async function checkKept(
  { learner, mentor }: People,
  mentorId: string,
  kept: Kept,
): Promise<Evaluation> {
  const found: Evaluation[] = []
  for (const [courseId, completed] of kept.lessons)
    found.push({
      ...difference(await completedLessons(learner, courseId, completed), completed),
      acknowledged: completed,
    })

  const expected = new Set(kept.messages)
  await learner.open(`/user/chat?with=${mentorId}`)
  await mentor.open('/mentor/chat')
  await mentor.chat.row(LEARNER.name).click()
  for (const person of [learner, mentor]) {
    await person.chat.sees(kept.messages.at(-1)!)
    found.push(compareLists(await person.chat.messages(), expected))
  }
  found.push({ ...NOTHING, acknowledged: expected.size })

  const sessions = new Set(kept.sessions)
  found.push({ ...compareLists(await listedSessions(learner), sessions), acknowledged: sessions.size })
  if (kept.hasPicture) found.push({ ...difference(await shownPictures(learner), 1), acknowledged: 1 })
  return sum(found)
}

/** The number that the page shows in the end: until progress is loaded, it is 0. */
async function completedLessons(learner: Person, courseId: string, expected: number): Promise<number> {
  await learner.open(`/user/resources/${courseId}`)
  const shown = (count: string) => learner.page.getByText(`${count} of ${LESSONS.length} lessons completed`)
  await shown(String(expected))
    .first()
    .waitFor()
    .catch(() => undefined)
  return Number.parseInt(await shown('').first().innerText(), 10)
}

const SESSION = /^\/user\/sessions\/(?!book|workshops)[^/]+$/

/** Addresses of the learner's sessions. */
async function listedSessions(learner: Person): Promise<string[]> {
  await learner.open('/user/sessions')
  const links = learner.page.getByRole('main').locator('a[href^="/user/sessions/"]')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(addresses)].filter((address) => SESSION.test(address))
}

/** Whether the profile has a picture that the browser can show. */
async function shownPictures(learner: Person): Promise<number> {
  await learner.open('/user/profile')
  const picture = learner.page.locator('main img[src*="/files/portrait-"]').first()
  await picture.waitFor()
  return picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(
      () => 1,
      () => 0,
    ),
  )
}
