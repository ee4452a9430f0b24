import type { Page } from 'playwright-core'
import { button, fits, said } from './mentorshipSteps'
import type { Member } from './projectSteps'

// Steps of a team in its room and on its board.

const WORDS = {
  en: {
    room: 'Room of the team',
    sending: 'Sending',
    column: { todo: /^To do/, doing: /^Doing/, done: /^Done/ },
    waysToMove: (title: string) => `Ways to move “${title}”`,
    moveTo: { todo: 'To “To do”', doing: 'To “Doing”', done: 'To “Done”' },
    movedElsewhere: /^Somebody else has moved/,
  },
  hi: {
    room: 'टीम का रूम',
    sending: 'भेजा जा रहा है',
    column: { todo: /^करना है/, doing: /^हो रहा है/, done: /^हो गया/ },
    waysToMove: (title: string) => `“${title}” को ले जाने के तरीक़े`,
    moveTo: { todo: '“करना है” में', doing: '“हो रहा है” में', done: '“हो गया” में' },
    movedElsewhere: /^इस बीच किसी और ने/,
  },
}

const log = (page: Page) => page.getByRole('log')
const message = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text })

/** Opens the room from the page of the team. */
export async function openRoom({ page, language }: Member, team: string) {
  await page.goto(team)
  await page.getByRole('link', { name: WORDS[language].room }).click()
  await log(page).waitFor()
}

export async function write({ page }: Member, text: string) {
  await page.locator('#chat-composer').fill(text)
  await page.keyboard.press('Enter')
  await message(page, text).waitFor()
}

/** Each of the messages is shown, and none of them twice. */
export async function readsOnce({ page }: Member, texts: string[]) {
  for (const text of texts) await message(page, text).last().waitFor()
  const counts = await Promise.all(texts.map((text) => message(page, text).count()))
  expect(counts).toEqual(texts.map(() => 1))
}

/** Mentions a member, whose name is offered after the beginning of it, and writes something after it. */
export async function mention({ page }: Member, name: string, text: string) {
  await page.locator('#chat-composer').pressSequentially(`@${name.slice(0, 2)}`)
  await page.getByRole('option', { name }).waitFor()
  await fits(page)
  await page.keyboard.press('Enter')
  await page.locator('#chat-composer').pressSequentially(text)
  await page.keyboard.press('Enter')
  await message(page, `@${name}`).waitFor()
}

/** Sees in the list of the chat that a room mentions the reader, and opens it there. */
export async function followMention({ page }: Member) {
  await page.goto('/user/chat')
  const mentioned = page.getByRole('img', { name: 'You are mentioned' })
  await page.getByRole('link').filter({ has: mentioned }).click()
  await log(page).waitFor()
  await fits(page)
}

/** Adds cards at the end of the first column. */
export async function addCards({ page }: Member, team: string, titles: string[]) {
  await page.goto(`${team}?part=board`)
  await button(page, 'Add a card').first().click()
  for (const title of titles) {
    await page.getByLabel('Title of the new card').fill(title)
    await button(page, 'Add a card').first().click()
    await card(page, title).waitFor()
  }
  await fits(page)
}

const card = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: title, exact: true })

export async function openBoard({ page }: Member, team: string) {
  await page.goto(`${team}?part=board`)
  await page.getByRole('group', { name: /^(Board|बोर्ड)$/ }).waitFor()
}

type Column = keyof (typeof WORDS)['en']['column']

/** Both people press before either of them is answered, so that one of the two moves comes too late. */
export async function moveAtOnce(title: string, moves: [Member, Column][]) {
  let waiting = moves.length
  let release = () => {}
  const haveAllPressed = new Promise<void>((done) => (release = done))
  await Promise.all(
    moves.map(async ([{ page, language }, column]) => {
      await page.route('**/cards/*/move', async (route) => {
        waiting -= 1
        if (waiting === 0) release()
        await haveAllPressed
        await route.continue()
      })
      await page.getByRole('button', { name: WORDS[language].waysToMove(title) }).click()
      await button(page, WORDS[language].moveTo[column]).click()
    }),
  )
  const late = await Promise.race(
    moves.map(async ([member]) => {
      await said(member.page, WORDS[member.language].movedElsewhere)
      return member
    }),
  )
  const [, column] = moves.find(([member]) => member !== late)!
  for (const [member] of moves) await isIn(member, title, column)
}

/** The card is in this column, and nowhere else. */
async function isIn({ page, language }: Member, title: string, column: Column) {
  const name = WORDS[language].column[column]
  if (language === 'hi') await page.getByRole('button', { name }).click()
  await page.getByRole('region', { name }).getByText(title, { exact: true }).waitFor()
  expect(await card(page, title).count()).toBe(1)
}

/** Goes from the board to the room, so that what is needed for both is on the phone. */
export async function visitBoardAndRoom(member: Member, team: string) {
  await openBoard(member, team)
  await member.page.getByRole('link', { name: 'एक नज़र में' }).click()
  await member.page.getByRole('link', { name: WORDS.hi.room }).click()
  await said(member.page, 'कनेक्टेड')
}

/** Writes in the room and changes a card while the phone is offline. */
export async function workOffline({ page }: Member, words: { message: string; card: string; text: string }) {
  await said(page, 'डिस्कनेक्टेड')
  await page.locator('#chat-composer').fill(words.message)
  await page.keyboard.press('Enter')
  await message(page, words.message).getByRole('img', { name: WORDS.hi.sending }).waitFor()
  await page.locator('main').getByRole('link', { name: 'प्रोजेक्ट', exact: true }).click()
  await page.getByRole('link', { name: 'बोर्ड', exact: true }).click()
  await card(page, words.card).click()
  await page.getByLabel('विवरण').fill(words.text)
  await button(page, 'सेव करें').click()
  await said(page, /^लगता है आप ऑफ़लाइन हैं/)
  await fits(page)
}

/** Saves what could not be saved before, and goes back to the room. */
export async function comeBack({ page }: Member) {
  await button(page, 'सेव करें').click()
  await said(page, 'सेव हो गया।')
  await button(page, 'बंद करें').click()
  await page.getByRole('link', { name: 'एक नज़र में' }).click()
  await page.getByRole('link', { name: WORDS.hi.room }).click()
  await page.getByRole('img', { name: WORDS.hi.sending }).waitFor({ state: 'detached' })
}

/** Gives a card another title. */
export async function renameCard({ page }: Member, title: string, next: string) {
  await card(page, title).click()
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(next)
  await button(page, 'Save').click()
  await said(page, 'Saved.')
  await button(page, 'Close').click()
}

/** A card says what two people have written on it. */
export async function readsCard({ page }: Member, title: string, text: string) {
  await card(page, title).click()
  expect(await page.getByRole('dialog').getByLabel('Description').inputValue()).toBe(text)
  await fits(page)
  await button(page, 'Close').click()
}
