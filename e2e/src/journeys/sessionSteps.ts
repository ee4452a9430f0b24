import type { Page } from 'playwright-core'
import { LEARNER, MENTOR, act, button, heading, isAccessible, said } from './mentorshipSteps'

// Steps of the sessions between the learner and the mentor of `mentorshipSteps.ts`, and of what follows them.

/** Books a session before and one after the change of clocks, and moves the second one by half an hour. */
export async function meet(learner: Page, mentor: Page) {
  await learner.getByRole('link', { name: 'सेशन बुक करें' }).first().click()
  const first = await book(learner, /^शुक्रवार,? 30 अक्टूबर/, /(^| )6:30/)
  await said(learner, /6:30.+7:00/)
  await said(learner, /9:00.+9:30/)
  await seesTime(mentor, first, /9:00.+9:30/)

  await learner.goBack()
  await button(learner, 'अगला महीना').click()
  const second = await book(learner, /^शुक्रवार,? 6 नवंबर/, /(^| )7:30/)
  await said(learner, /7:30.+8:00/)
  await said(learner, /9:00.+9:30/)
  await seesTime(mentor, second, /9:00.+9:30/)

  await button(learner, 'समय बदलें').click()
  await chooseTime(learner, /^शुक्रवार,? 6 नवंबर/, /(^| )8:00/)
  await button(learner, /^नया समय:/).click()
  await said(learner, /^सेशन का समय बदल गया है।/)
  await seesTime(mentor, second, /9:30.+10:00/)
  return { first, second }
}

export async function chooseTime(page: Page, day: RegExp, time: RegExp) {
  await button(page, day).click()
  await button(page, time).click()
}

/** Books one session, on the given day and at the given time. Returns its id. */
async function book(page: Page, day: RegExp, time: RegExp): Promise<string> {
  await chooseTime(page, day, time)
  await button(page, /^बुक करें:/).click()
  await page.waitForURL(/\/user\/sessions\/(?!book)[^/]+$/)
  return page.url().split('/').at(-1)!
}

export async function seesTime(mentor: Page, id: string, time: RegExp) {
  await mentor.goto(`/mentor/sessions/${id}`)
  await said(mentor, time)
}

/**
 * After the session: the learner writes notes with something to do, and both people give feedback. They see each
 * other's feedback when both have given theirs.
 */
export async function lookBack(learner: Page, mentor: Page, id: string) {
  await learner.goto(`/user/sessions/${id}`)
  await button(learner, 'नोट बदलें').click()
  await learner.getByLabel('आप दोनों के नोट').fill('पहले GNM और B.Sc. में फ़र्क़ समझना है।')
  await button(learner, 'काम जोड़ें').click()
  await learner.getByLabel('काम 1', { exact: true }).fill('दो कॉलेजों की फ़ीस पता करना')
  await button(learner, 'सेव करें').click()
  await said(learner, 'दो कॉलेजों की फ़ीस पता करना')
  await learner.getByRole('radio', { name: /^5/ }).check()
  await button(learner, 'राय दें').click()
  await isAccessible(learner)

  await mentor.goto(`/mentor/sessions/${id}`)
  await said(mentor, 'दो कॉलेजों की फ़ीस पता करना')
  await mentor.getByRole('radio', { name: /^4/ }).check()
  await button(mentor, 'Give feedback').click()
  await heading(mentor, `Feedback from ${LEARNER}`)
}

export async function complete(learner: Page, mentor: Page, address: string) {
  await mentor.goto(address.replace('/user/', '/mentor/'))
  await act(mentor, 'Propose completing')
  await learner.goto(address)
  await act(learner, 'पूरी करें')
  await said(learner, 'पूरी हुई। आप दोनों को बधाई।')
}

export async function review(learner: Page, mentor: Page) {
  await learner.getByRole('link', { name: `${MENTOR} की समीक्षा लिखें` }).click()
  await learner.getByRole('radio', { name: /^5/ }).check()
  await learner.getByLabel(/^दूसरों को क्या जानना चाहिए/).fill('अब मेरे पास एक योजना है।')
  await button(learner, 'समीक्षा सेव करें').click()
  await said(learner, 'समीक्षा सेव हो गई')

  await mentor.goto('/mentor/notifications')
  await mentor.getByRole('link', { name: /1 new review of you/ }).click()
  await said(mentor, 'अब मेरे पास एक योजना है।')
  await said(mentor, 'आशा व.')
  await isAccessible(mentor)
}
