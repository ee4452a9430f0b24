import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { passwordLink, signUpCode } from './mails'
import type { Person } from './person'
import type { Deployment } from '../drill-rolling/deployment'

// What the people of the journey do, each step once. What a page has told them is saved is kept in `Kept`.

export const LEARNER = {
  name: 'Devika Nair',
  email: 'devika@example.org',
  password: 'a boat on the quiet river',
}
const MENTOR_PASSWORD = 'a quiet evening at home'
/** Lessons of each course of the drill. */
export const LESSONS = ['Lesson 1.1', 'Lesson 1.2', 'Lesson 2.1', 'Lesson 2.2']

/** How long somebody waits who has read that something does not work at the moment, in ms. */
const PAUSE_MS = 3_000

/** What pages say of a write when no process was ready, or when the one that had it was killed. */
const NOT_DONE = /could not reach the server|does not work at the moment|went wrong on our side/

/** What the product has promised to keep. */
export interface Kept {
  /** Course → number of completed lessons. */
  lessons: Map<string, number>
  messages: string[]
  /** Addresses of sessions. */
  sessions: string[]
  hasPicture: boolean
}

export const nothingKept = (): Kept => ({ lessons: new Map(), messages: [], sessions: [], hasPicture: false })

type Mails = Deployment['mails']

/** A mentor of the drill has no password yet: the mentor asks for a link and sets one. */
export async function setPassword(mentor: Person, email: string, mails: Mails) {
  await mentor.open('/mentor-signup')
  await mentor.button('Log in').click()
  await mentor.page.getByLabel('Email').fill(email)
  await mentor.page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await mentor.button('Send the link').click()
  await mentor.sees('Check your email')
  await mentor.page.goto(await passwordLink(mails, email))
  await mentor.page.getByLabel('New password').fill(MENTOR_PASSWORD)
  await mentor.button('Set the password').click()
  await logInHeading(mentor).waitFor()
}

export async function logInAsMentor(mentor: Person, email: string) {
  await mentor.open('/mentor-signup')
  await logIn(mentor, email, MENTOR_PASSWORD, '**/mentor/home')
}

/** Half an hour at nine and at half past nine, every Friday. */
export async function offerHours(mentor: Person) {
  const { page } = mentor
  await mentor.open('/mentor/sessions/hours')
  await mentor.button('Add a kind of session').click()
  await page.getByLabel('What the session is for').fill('Career talk')
  await page.getByLabel('Length').selectOption('30')
  await mentor.button('Friday: add a time').click()
  await page.getByLabel('Friday: from').selectOption('540')
  await page.getByLabel('Friday: until').selectOption('600')
  await mentor.button('Save').click()
  await mentor.sees(/^Your hours are saved/)
}

/** The home page, then a course that it leads to. */
export async function visit(visitor: Person, courseId: string) {
  await visitor.open('/')
  await visitor.page.getByRole('link', { name: 'Resources' }).first().click()
  await visitor.page.waitForURL('**/resource')
  await openCourse(visitor, courseId, '/resource')
}

/** Tries again if the page says that it could not be loaded. */
export async function openCourse(person: Person, courseId: string, area = '/user/resources') {
  const heading = person.page.getByRole('heading', { level: 1, name: `Course ${courseId}`, exact: true })
  await person.open(`${area}/${courseId}`)
  await untilDone(
    () => heading.waitFor(),
    person.page.getByText('This could not be loaded').first(),
    () => person.button('Try again').first().click({ timeout: PAUSE_MS }),
  )
}

export async function fillSignUp(learner: Person) {
  const { page } = learner
  await learner.open('/signup')
  await page.getByLabel('Full name').fill(LEARNER.name)
  await page.getByLabel('Email').fill(LEARNER.email)
  await page.getByLabel('Password', { exact: true }).fill(LEARNER.password)
}

/** Sends the form, and the code of the mail. */
export async function signUp(learner: Person, mails: Mails) {
  const { page } = learner
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 4' })
  await press(learner, learner.button('Sign Up'), () => firstDigit.waitFor())
  await firstDigit.click()
  await page.keyboard.type(await signUpCode(mails, LEARNER.email))
  await press(learner, learner.button('Verify'), () => logInHeading(learner).waitFor())
}

export async function logInAsLearner(learner: Person) {
  await learner.open('/signup')
  await logIn(learner, LEARNER.email, LEARNER.password, '**/user/home')
}

const logInHeading = ({ page }: Person) => page.getByRole('heading', { level: 1, name: /log ?in/i })

async function logIn(person: Person, email: string, password: string, home: string) {
  await person.button('Log in').click()
  await logInHeading(person).waitFor()
  await person.page.getByLabel('Email').fill(email)
  await person.page.getByLabel('Password', { exact: true }).fill(password)
  await press(person, person.button('Log in'), () => person.page.waitForURL(home))
}

export async function enrol(learner: Person, courseId: string) {
  await learner.open(`/user/resources/${courseId}`)
  await press(learner, learner.button('Enroll Now'), () => learner.button('Enrolled').waitFor())
}

/** Marks the next lesson of a course, and waits until the page says that it is saved. */
export async function complete(learner: Person, courseId: string, { lessons }: Kept) {
  const count = lessons.get(courseId) ?? 0
  await learner.button(`Mark ${LESSONS[count]} as completed`).click()
  await learner.page.getByText('Saved', { exact: true }).first().waitFor()
  lessons.set(courseId, count + 1)
}

export async function openChat(learner: Person, mentor: Person, mentorId: string) {
  await learner.open(`/user/mentor/${mentorId}`)
  await learner.button('Chat Now').click()
  await learner.page.waitForURL('**/user/chat?with=*')
  await learner.chat.isConnected()
  await mentor.open('/mentor/chat')
}

/** Each writes, and has what the other one has written. */
export async function talk(learner: Person, mentor: Person, subject: string, { messages }: Kept) {
  const [question, reply] = [`Question, ${subject}`, `Answer, ${subject}`]
  await learner.chat.write(question)
  if (messages.length === 0) await mentor.chat.row(LEARNER.name).click()
  await mentor.chat.sees(question)
  await mentor.chat.write(reply)
  await learner.chat.sees(reply)
  await learner.chat.lastIs('Read')
  messages.push(question, reply)
}

/** Chooses a time, without booking it. */
export async function chooseTime(learner: Person, mentorId: string) {
  const { page } = learner
  await learner.open(`/user/mentor/${mentorId}`)
  await page.getByRole('link', { name: 'All free times' }).click()
  await learner
    .button(/free time/)
    .first()
    .click()
  await learner.button(/^9:00/).click()
}

export async function book(learner: Person, { sessions }: Kept) {
  const isBooked = () => learner.page.waitForURL(/\/user\/sessions\/(?!book)[^/]+$/)
  await press(learner, learner.button(/^Book:/), isBooked)
  sessions.push(new URL(learner.page.url()).pathname)
}

/** Any picture will do: a picture of this page. */
export async function choosePicture(learner: Person) {
  const { page } = learner
  await learner.open('/user/profile/edit')
  await page
    .getByLabel('Profile picture')
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
}

export async function savePicture(learner: Person, kept: Kept) {
  await press(learner, learner.button('Save changes'), () => learner.page.waitForURL('**/user/profile'))
  kept.hasPicture = true
}

/** Presses a button, and again for as long as the page says that it did not work. */
async function press({ page }: Person, button: Locator, result: () => Promise<void>) {
  await button.click()
  await untilDone(result, page.getByText(NOT_DONE).first(), () => button.click({ timeout: PAUSE_MS }))
}

/** Does something again for as long as the page says that it did not work. */
async function untilDone(result: () => Promise<void>, refusal: Locator, tryAgain: () => Promise<void>) {
  const done = result().then(() => true)
  while (!(await Promise.race([done, refusal.waitFor().then(() => false)]))) {
    await sleep(PAUSE_MS)
    // The page may have recovered by itself meanwhile.
    await Promise.race([done, tryAgain().catch(() => undefined)])
  }
}
