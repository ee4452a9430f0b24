import type { Page } from 'playwright-core'
import { button, fits, heading, said } from './mentorshipSteps'

// A question to the community, from the list of similar ones to the accepted answer.

const QUESTION = 'सिर्फ़ मोबाइल है: क्या उस पर पायथन के प्रोजेक्ट बन सकते हैं?'
const SIMILAR = /^सिर्फ़ मोबाइल है, लैपटॉप नहीं/
const ANSWER = 'Yes: begin with a notebook in the browser, and write small programs.'

/** Asks in Hindi on a small phone, with a similar question in sight. Returns the path of the question. */
export async function ask(page: Page): Promise<string> {
  await page.goto('/user/community')
  await page.getByRole('link', { name: 'सवाल पूछें' }).first().click()
  await page.getByLabel('आपका सवाल, एक वाक्य में').fill(QUESTION)
  await page.getByRole('list', { name: 'मिलते-जुलते सवाल' }).getByRole('link', { name: SIMILAR }).waitFor()
  await page.getByLabel('विषय', { exact: true }).selectOption('python')
  await page.getByLabel('विस्तार से').fill('लैपटॉप अगले साल मिलेगा। तब तक क्या करूँ?')
  await fits(page)
  await button(page, 'सवाल पोस्ट करें').click()
  await heading(page, QUESTION)
  await said(page, /^अभी यह सिर्फ़ आपको दिख रहा है।/)
  await fits(page)
  return new URL(page.url()).pathname
}

/** An operator reads the first question of a person. */
export async function approveQuestion(page: Page) {
  await page.goto('/community')
  await page.getByRole('link', { name: QUESTION }).click()
  await heading(page, QUESTION)
  await button(page, 'Approve and show').click()
  await said(page, 'The post is approved and shown to everybody.')
}

/** The mentor finds the question among all. */
export async function answerQuestion(page: Page) {
  await page.goto('/mentor/community?show=all')
  await page.getByRole('link', { name: QUESTION }).click()
  await page.getByLabel('Your answer').fill(ANSWER)
  await fits(page)
  await button(page, 'Post the answer').click()
  await said(page, 'Your answer is posted.')
}

export async function accept(page: Page, question: string, mentor: string) {
  await page.goto(question)
  await said(page, ANSWER)
  await button(page, `${mentor} के जवाब को सही चुनें`).click()
  await said(page, 'चुना गया जवाब')
  await fits(page)
}
